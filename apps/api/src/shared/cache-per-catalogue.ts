import type { Catalogue } from '@guildpath/results';
import { oncePer } from '@guildpath/scoring';
import { setAndEvict } from '../http/set-and-evict.ts';

/** Applies to each version and cache; the least recently used value is evicted. */
const capacity = 200;

/** Caches what is computed for a key with a version of the catalogue. A failure is not kept. */
export function cachePerCatalogue<Value>() {
  const cacheOf = oncePer((_: Catalogue) => new Map<string, Promise<Value>>());
  return (catalogue: Catalogue, key: string, compute: () => Promise<Value>): Promise<Value> => {
    const cache = cacheOf(catalogue);
    const value = cache.get(key) ?? compute();
    setAndEvict(cache, capacity, key, value);
    value.catch(() => cache.delete(key));
    return value;
  };
}
