/**
 * Returns a copy in which every text, at any depth, has curly quotes and apostrophes, as the screens have.
 */
export function typographic<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string'
      ? part
          .replaceAll("'", '’')
          .replaceAll(/(^|[\s(])"/g, '$1“')
          .replaceAll('"', '”')
      : part,
  ) as Value;
}
