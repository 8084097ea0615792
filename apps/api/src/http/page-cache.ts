import { setAndEvict } from './set-and-evict.ts';

interface CachedPage<Page> {
  readonly page: Promise<Page>;
  readonly edition: object;
  readonly until: number;
}

interface PageCacheOptions<Page> {
  readonly now: () => Date;
  readonly getEdition: () => object;
  readonly mayKeep: (page: Page) => boolean;
}

/** A page shows the day and what the API knows, and should not be old. */
const maxAgeMs = 60_000;
const capacity = 100;

/**
 * Keeps pages that are the same for everyone: a school class that opens the site at once costs one rendering.
 * Pages of an earlier edition of the catalogue are rendered again.
 */
export function createPageCache<Page>({ now, getEdition, mayKeep }: PageCacheOptions<Page>) {
  const pages = new Map<string, CachedPage<Page>>();
  return {
    findOrRender: async (url: string, render: () => Promise<Page>): Promise<Page> => {
      const edition = getEdition();
      const cached = pages.get(url);
      if (cached?.edition === edition && cached.until >= now().getTime()) return cached.page;
      const page = render();
      setAndEvict(pages, capacity, url, { page, edition, until: now().getTime() + maxAgeMs });
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
