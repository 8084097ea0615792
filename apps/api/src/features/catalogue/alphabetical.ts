const english = new Intl.Collator('en');

/** A copy in the order in which people look names up: without regard to case, accents last. */
export function alphabetical<T>(things: readonly T[], nameOf: (thing: T) => string): T[] {
  return things.toSorted((one, other) => english.compare(nameOf(one), nameOf(other)));
}
