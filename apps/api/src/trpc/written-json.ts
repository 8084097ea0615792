/**
 * An answer that is JSON already. REST sends the bytes as they are; tRPC, whose envelope is an object, reads them with
 * `toJSON`, and takes the type from there too. Reading, checking and writing tens of kilobytes costs more than all the rest
 * of a call.
 */
export class WrittenJson<Value> {
  /** UTF-8. */
  readonly bytes: Buffer;

  /** Of a `Value`: the caller's word. */
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  toJSON(): Value {
    return JSON.parse(this.bytes.toString()) as Value;
  }
}

/** The JSON of an object with the fields of both. Neither is empty, and they have no field in common. */
export function mergeJson(object: object, written: Uint8Array): Buffer {
  const head = `${JSON.stringify(object).slice(0, -1)},`;
  return Buffer.concat([Buffer.from(head), written.subarray(1)]);
}
