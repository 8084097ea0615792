import type { EditionData } from '@guildpath/results';
import { LRUCache } from 'lru-cache';

/** Caches what is computed for a key with an edition. A failure is not kept. */
export function cachePerEdition<Value>() {
  const cache = new LRUCache<string, Promise<Value>>({ max: 200 });
  return (edition: EditionData, key: string, compute: () => Promise<Value>): Promise<Value> => {
    const name = `${edition.id} ${key}`;
    const value = cache.get(name) ?? compute();
    cache.set(name, value);
    value.catch(() => cache.delete(name));
    return value;
  };
}
