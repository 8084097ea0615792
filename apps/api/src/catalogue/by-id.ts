/** Things found by their id. */
export interface ById<T> {
  readonly find: (id: string) => T | undefined;
  /** Throws when there is none: ids inside the catalogue refer to things of the catalogue. */
  readonly get: (id: string) => T;
}

export function byId<T extends { readonly id: string }>(things: readonly T[]): ById<T> {
  const found = new Map(things.map((thing) => [thing.id, thing]));
  return {
    find: (id) => found.get(id),
    get: (id) => {
      const thing = found.get(id);
      if (!thing) throw new Error(`The catalogue has no ${id}.`);
      return thing;
    },
  };
}
