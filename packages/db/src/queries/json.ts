/**
 * What a query wrote as JSON into a column that holds nothing else. The type is the caller's word: the
 * same module writes the column.
 */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}

export function toJson(value: unknown): string {
  return JSON.stringify(value);
}
