import type { Catalogue } from '../../catalogue/catalogue.ts';

/** Makes something of a catalogue the first time it is asked for, and keeps it as long as that catalogue is kept. */
export function memoizeByCatalogue<T>(
  make: (catalogue: Catalogue) => T,
): (catalogue: Catalogue) => T {
  const made = new WeakMap<Catalogue, { readonly value: T }>();
  return (catalogue) => {
    const known = made.get(catalogue) ?? { value: make(catalogue) };
    made.set(catalogue, known);
    return known.value;
  };
}
