import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';
import { firstRelease } from './0001-first-release.ts';

/** Every database of a release has run it. */
export const firstMigration = '0001-first-release';

/** Keyed by name, which is also their order. A migration is never edited once it is released. */
export const migrations: Readonly<
  Record<string, (db: Kysely<unknown>, ddl: Ddl) => Promise<void>>
> = {
  [firstMigration]: firstRelease,
};
