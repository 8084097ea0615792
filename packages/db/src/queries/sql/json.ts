/**
 * Parses a column that contains nothing but JSON. The type is unchecked, because the same module writes the
 * column.
 */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
