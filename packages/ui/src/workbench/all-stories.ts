import type { Stories } from './stories.ts';

const files = import.meta.glob<{ stories: Stories }>(
  ['../components/**/*.stories.tsx', '../theme/**/*.stories.tsx'],
  { eager: true },
);

/** Every `*.stories.tsx` of the package, by title. */
export const allStories: readonly Stories[] = Object.values(files)
  .map(({ stories }) => stories)
  .sort((one, other) => one.title.localeCompare(other.title));
