/**
 * An answer that is JSON already. REST and a tRPC query on its own send the bytes as they are (`written-queries.ts`); a
 * batch, whose envelope is an object, reads them with `toJSON`, and tRPC takes the type from there too. Reading, checking
 * and writing tens of kilobytes costs more than all the rest of a call.
 */
export class WrittenJson<Value> {
  readonly #head: string;
  readonly #written: string;

  /**
   * An object with the fields of both, neither of which is empty; they have no field in common. That the two make a
   * `Value` is the caller's word.
   *
   * @param written an object as JSON
   */
  constructor(object: object, written: string) {
    this.#head = JSON.stringify(object).slice(0, -1);
    this.#written = written;
  }

  /** UTF-8, with what an envelope has around it. */
  toBytes([before, after]: readonly [string, string] = ['', '']): Buffer {
    return Buffer.from(`${before}${this.#head},${this.#written.slice(1)}${after}`);
  }

  toJSON(): Value {
    return JSON.parse(this.toBytes().toString()) as Value;
  }
}
