// Dispatches and copies in, command buffers out, with a uniform of the sizes that dispatches read.

const UNIFORM_ALIGNMENT = 256; // of the sizes of a dispatch in the buffer that has those of all
const MOST_ENCODED = 8192; // dispatches of one command buffer

/** A uniform buffer with rows of sizes, equal ones once. New ones are sent together. */
export class SizeTable {
  constructor(device, rows, length) {
    this.pitch = Math.ceil(4 * Math.max(1, length) / UNIFORM_ALIGNMENT) * UNIFORM_ALIGNMENT;
    Object.assign(this, { device, rows, offsets: new Map(), sent: 0 });
    this.words = new Uint32Array(rows * this.pitch / 4); // a size below zero wraps around
    const { UNIFORM, COPY_DST } = GPUBufferUsage;
    this.buffer = rows ? device.buffer(rows * this.pitch, UNIFORM | COPY_DST) : null;
  }

  /** The first byte of a row, which is added; -1 where there is no room for it. */
  find(sizes) {
    const key = sizes.join();
    const found = this.offsets.get(key);
    if (found !== undefined) return found;
    if (this.offsets.size === this.rows) return -1;
    const offset = this.offsets.size * this.pitch;
    this.words.set(sizes, offset / 4);
    this.offsets.set(key, offset);
    return offset;
  }

  clear() {
    this.offsets.clear();
    this.sent = 0;
  }

  send() {
    const [first, last] = [this.sent, this.offsets.size].map((row) => row * this.pitch / 4);
    if (first === last) return;
    this.device.handle.queue.writeBuffer(this.buffer, 4 * first, this.words, first, last - first);
    this.sent = this.offsets.size;
  }

  destroy() {
    this.buffer?.destroy();
  }
}

/** What is encoded until it is submitted. With `timestampsOf(number)` every dispatch has a pass of its own. */
export class Commands {
  constructor(device, table, timestampsOf = null) {
    Object.assign(this, { device, table, timestampsOf, passes: [], encoded: 0, pass: null });
    this.encoder = device.handle.createCommandEncoder();
  }

  /** Where there is room for the sizes of a dispatch; what is encoded may have to run before. */
  place(sizes) {
    if (this.encoded >= MOST_ENCODED) this.submit();
    const offset = this.table.find(sizes);
    if (offset >= 0) return offset;
    this.submit();
    this.table.clear();
    return this.table.find(sizes);
  }

  /** `grid` is the number of workgroups; `indirect`, if there is one, a buffer and where that is in it. */
  dispatch(number, { pipeline, group, grid, indirect }, sizes) {
    const offsets = sizes.length ? [this.place(sizes)] : [];
    if (!this.pass) {
      const timestampWrites = this.timestampsOf?.(this.passes.length);
      this.pass = this.encoder.beginComputePass(timestampWrites && { timestampWrites });
      this.pipeline = null;
      this.passes.push(number);
    }
    if (pipeline !== this.pipeline) this.pass.setPipeline(pipeline);
    this.pipeline = pipeline;
    this.pass.setBindGroup(0, group, offsets);
    if (indirect) this.pass.dispatchWorkgroupsIndirect(...indirect);
    else this.pass.dispatchWorkgroups(...grid);
    this.encoded += 1;
    if (this.timestampsOf) this.endPass();
  }

  copy(source, from, target, to, nbytes) {
    this.endPass();
    this.encoder.copyBufferToBuffer(source, from, target, to, nbytes);
  }

  endPass() {
    this.pass?.end();
    this.pass = null;
  }

  /** Run what is encoded; what comes after it is another command buffer. */
  submit() {
    this.endPass();
    this.table.send();
    this.device.handle.queue.submit([this.encoder.finish()]);
    this.encoder = this.device.handle.createCommandEncoder();
    this.encoded = 0;
  }
}
