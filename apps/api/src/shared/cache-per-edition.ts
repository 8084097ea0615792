import type { EditionData } from '@guildpath/results';
import { oncePer } from '@guildpath/scoring';
import { setAndEvict } from '../http/set-and-evict.ts';

/** Applies to each edition and cache; the least recently used value is evicted. */
const capacity = 200;

/** Caches what is computed for a key with an edition. A failure is not kept. */
export function cachePerEdition<Value>() {
  const cacheOf = oncePer((_: EditionData) => new Map<string, Promise<Value>>());
  return (edition: EditionData, key: string, compute: () => Promise<Value>): Promise<Value> => {
    const cache = cacheOf(edition);
    const value = cache.get(key) ?? compute();
    setAndEvict(cache, capacity, key, value);
    value.catch(() => cache.delete(key));
    return value;
  };
}
