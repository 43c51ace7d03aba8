// Every error that the runtime throws on purpose: what went wrong, why, and what to try.

export class KitsuneError extends Error {
  /**
   * `code` is for programs: "bundle", "file", "shard", "input", "option", "no-webgpu", "limits",
   * "shader", "device", "device-lost", "memory", "wrong", "wasm", "no-webnn", "webnn",
   * "disposed".
   */
  constructor(code, what, { why = '', hint = '', cause } = {}) {
    const lines = [what, why && `why: ${why}`, hint && `try: ${hint}`].filter(Boolean);
    super(lines.join('\n  '), { cause });
    this.name = 'KitsuneError';
    Object.assign(this, { code, what, why, hint });
  }
}

/** Any error as one line for a person. */
export const said = (error) => error?.what ?? error?.message ?? String(error);
