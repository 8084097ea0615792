/** `derive`, computed once for each object it is given and kept as long as that object. */
export function oncePer<Key extends object, Value>(
  derive: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = derive(key);
    known.set(key, { value });
    return value;
  };
}
