import { setAndEvict } from './set-and-evict.ts';

interface CachedPage<Page> {
  readonly page: Promise<Page>;
  readonly catalogue: object;
  readonly until: number;
}

interface PageCacheOptions<Page> {
  readonly now: () => Date;
  readonly getCatalogue: () => object;
  readonly mayKeep: (page: Page) => boolean;
}

/** A page shows the day and what the API knows, and should not be old. */
const maxAgeMs = 60_000;
const capacity = 100;

/**
 * Keeps pages that are the same for everyone: a school class that opens the site at once costs one rendering.
 * Pages of an earlier catalogue are rendered again.
 */
export function createPageCache<Page>({ now, getCatalogue, mayKeep }: PageCacheOptions<Page>) {
  const pages = new Map<string, CachedPage<Page>>();
  return {
    findOrRender: async (url: string, render: () => Promise<Page>): Promise<Page> => {
      const catalogue = getCatalogue();
      const cached = pages.get(url);
      if (cached?.catalogue === catalogue && cached.until >= now().getTime()) return cached.page;
      const page = render();
      setAndEvict(pages, capacity, url, { page, catalogue, until: now().getTime() + maxAgeMs });
      try {
        if (!mayKeep(await page)) pages.delete(url);
      } catch (error) {
        pages.delete(url);
        throw error;
      }
      return page;
    },
  };
}
