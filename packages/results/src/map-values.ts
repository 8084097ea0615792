/** Changes each value of a record. */
export function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  change: (value: V) => W,
): Record<K, W> {
  const changed = Object.entries<V>(record).map(([key, value]) => [key, change(value)]);
  // The keys are the record's own.
  return Object.fromEntries(changed) as Record<K, W>;
}
