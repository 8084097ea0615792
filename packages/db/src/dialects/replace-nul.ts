/**
 * The parameter with U+FFFD for each NUL character, which no text has a use for: PostgreSQL refuses
 * it, and SQLite's `lower()` ends there.
 */
export function replaceNul(parameter: unknown): unknown {
  return typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter;
}
