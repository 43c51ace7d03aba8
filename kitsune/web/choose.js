// Options and a machine in, which of a bundle's programs to run out: by what was asked for, by what
// an adapter grants, and by a short measurement.

import { detectBrowser } from './browser.js';
import { isSoftware, missing } from './device.js';
import { KitsuneError } from './errors.js';

export const DEVICES = ['webgpu', 'wasm', 'webnn'];
const KNOWN = [
  'device', 'bits', 'operationFusion', 'browserOptimizationType', 'workgroupSize', 'tileSize', 'useFastMath',
  'onProgress', 'selfCheck', 'threads', 'cache', 'remember',
];
const OVERRIDES = { workgroupSize: 'workgroupSize', tileSize: 'tileSize', useFastMath: 'fastMath' };
const MEASURE_MS = 150; // of one device
const MOST_RUNS = 5;

/** Options as they are meant; those that nobody knows are an error. */
export function asMeant(options) {
  const unknown = Object.keys(options).find((name) => !KNOWN.includes(name));
  if (unknown) {
    throw new KitsuneError('option', `no option '${unknown}'`, { hint: `there are ${KNOWN.join(', ')}` });
  }
  if (options.device && !DEVICES.includes(options.device)) {
    throw new KitsuneError('option', `no device '${options.device}'`, { hint: DEVICES.join(' or ') });
  }
  const fusion = options.operationFusion ?? true;
  const fused = typeof fusion === 'boolean' ? fusion : fusionOf(fusion);
  const optimized = typeof fusion === 'boolean' || fusion.useBrowserOptimizations !== false;
  const bits = options.bits ?? fusion.bitsPerWeight;
  const defaults = { selfCheck: true, cache: true, remember: true, onProgress: () => {} };
  return { ...defaults, ...options, bits, fused, optimized };
}

/** Of a fusion configuration, what a page can still decide. */
function fusionOf({ enabled = true, useBrowserOptimizations, bitsPerWeight, debug, ...rest }) {
  const decided = Object.keys(rest)[0];
  if (decided) {
    throw new KitsuneError('option', `operationFusion.${decided} cannot be set in a page`, {
      why: 'patterns are decided when a bundle is exported',
      hint: 'operationFusion: {enabled, bitsPerWeight}, or export with another FusionConfig',
    });
  }
  return enabled;
}

/** The numbers of the bundle's profiles that options allow, the best first. */
export function profileOrder({ profiles }, options, adapter, browser = detectBrowser()) {
  const usual = !options.optimized ? 'native' : isSoftware(adapter) ? 'software' : browser;
  const wanted = options.browserOptimizationType ?? usual;
  const asked = Object.entries(OVERRIDES).filter(([option]) => options[option] !== undefined);
  const allowed = profiles.map((profile, number) => ({ profile, number })).filter(({ profile }) =>
    asked.every(([option, field]) => profile[field] === options[option]) &&
    (!options.browserOptimizationType || profile.browser === wanted));
  if (!allowed.length) {
    const set = Object.entries({ browserOptimizationType: 0, ...OVERRIDES })
      .filter(([name]) => options[name] !== undefined).map(([name]) => `${name}: ${options[name]}`);
    const held = profiles.map((p) => `${p.browser} (workgroupSize ${p.workgroupSize}, ` +
      `tileSize ${p.tileSize}, useFastMath ${p.fastMath})`);
    throw new KitsuneError('option', `the bundle has no shaders for ${set.join(', ')}`, {
      why: `it holds ${held.join('; ')}`, hint: 'export with browsers=[…, kt.webgpu.profile(…)]',
    });
  }
  const rank = ({ browser }) => (browser === wanted ? 0 : browser === 'native' ? 1 : 2);
  return allowed.sort((a, b) => rank(a.profile) - rank(b.profile)).map(({ number }) => number);
}

/**
 * For every signature the entries to run, of the first profile that suits an adapter: with and without
 * fusion, one for each list of guards.
 */
export function entriesFor({ specialisations, described: { profiles } }, order, adapter) {
  const reasons = [];
  const held = specialisations.map(({ webgpu = [] }) => webgpu);
  for (const number of order) {
    const chosen = held.map((entries) => Object.fromEntries([true, false].map((fused) => [
      fused, firstOfEach(entries.filter((e) => e.profile === number && e.fused === fused && !missing(e, adapter))),
    ])));
    if (chosen.every((each, n) => each[true].length || !held[n].length)) return { profile: profiles[number], chosen };
    const refused = held.flat().filter((e) => e.profile === number).map((e) => missing(e, adapter)).find(Boolean);
    reasons.push(`${profiles[number].browser}: ${refused}`);
  }
  throw new KitsuneError('limits', "the adapter cannot run the bundle's shaders", {
    why: reasons.join('; '), hint: "device: 'wasm'",
  });
}

/** The first of the entries with the same guards. */
function firstOfEach(entries) {
  const byGuards = new Map(entries.toReversed().map((entry) => [JSON.stringify(entry.guards ?? []), entry]));
  return entries.filter((entry) => byGuards.get(JSON.stringify(entry.guards ?? [])) === entry);
}

/** One of a signature's entries, if there is any. */
export function entryOf(entries, number = 0) {
  if (entries[number]) return entries[number];
  throw new KitsuneError('option', 'the bundle has no program without fusion', {
    why: 'some values between its operations are too large for the device',
  });
}

/** Milliseconds of a call, the best of a few. */
export async function timed(run) {
  const start = performance.now();
  let best = Infinity;
  for (let n = 0; n < MOST_RUNS && (n === 0 || performance.now() - start < MEASURE_MS); n++) {
    const before = performance.now();
    await run();
    best = Math.min(best, performance.now() - before);
  }
  return best;
}
