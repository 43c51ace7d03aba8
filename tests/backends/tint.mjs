// Shaders on stdin as JSON {name: text}; what Tint refuses on stdout as JSON {name: message}.
// Dawn's null back end compiles shaders without any GPU.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { create } = await import(pathToFileURL(process.argv[2]).href);
const gpu = create(['backend=null']);
const adapter = await gpu.requestAdapter();
const device = await adapter.requestDevice({
  requiredFeatures: ['subgroups', 'shader-f16'],
});
const refused = {};
for (const [name, code] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
  device.pushErrorScope('validation');
  const module = device.createShaderModule({ code });
  device.createComputePipeline({ layout: 'auto', compute: { module, entryPoint: 'main' } });
  const error = await device.popErrorScope();
  if (error) refused[name] = error.message;
}
process.stdout.write(JSON.stringify(refused), () => process.exit(0));
