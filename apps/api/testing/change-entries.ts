import type { Entries, EntryKind } from '@guildpath/contract';
import { listEntries, upsertEntries } from '@guildpath/db';
import type { TestSite } from './test-site.ts';

/** Rewrites all entries of a kind in the database, as an earlier content would have, and serves them. */
export async function changeEntries<Kind extends EntryKind>(
  { context: { db, reloadCatalogue } }: TestSite,
  kind: Kind,
  change: (entry: Entries[Kind]) => Entries[Kind],
): Promise<void> {
  const entries = (await listEntries(db, kind)).map(change);
  await db.transaction().execute((trx) => upsertEntries(trx, kind, { entries, version: '1' }));
  await reloadCatalogue();
}
