/** Puts an entry at the end of a map that is used as a cache; above `capacity` the first one makes room. */
export function keepLatest<Key, Value>(
  kept: Map<Key, Value>,
  capacity: number,
  ...[key, value]: readonly [Key, Value]
): void {
  kept.delete(key);
  kept.set(key, value);
  const oldest = kept.keys().next();
  if (kept.size > capacity && !oldest.done) kept.delete(oldest.value);
}
