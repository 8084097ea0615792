/** Sets the newest entry of a cache, then evicts the oldest one if there are more than `capacity`. */
export function setAndEvict<Key, Value>(
  cache: Map<Key, Value>,
  capacity: number,
  ...[key, value]: readonly [Key, Value]
): void {
  cache.delete(key);
  cache.set(key, value);
  const oldest = cache.keys().next();
  if (cache.size > capacity && !oldest.done) cache.delete(oldest.value);
}
