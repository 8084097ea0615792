/** Memoizes `derive` for each object, for as long as the object lives. */
export function oncePer<Key extends object, Value>(
  derive: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached.value;
    const value = derive(key);
    cache.set(key, { value });
    return value;
  };
}
