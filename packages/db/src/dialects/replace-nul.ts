/** Replaces NUL characters by U+FFFD: PostgreSQL refuses them, and SQLite's `lower()` ends at one. */
export function replaceNul(parameter: unknown): unknown {
  return typeof parameter === 'string' ? parameter.replaceAll('\0', '\uFFFD') : parameter;
}
