import { type Entries, type EntryKind, entrySchemas } from '@guildpath/contract';
import type { Db, Transaction } from '../../db.ts';
import { lockSeeding } from '../sql/advisory-lock.ts';
import { fromJson, toJson } from '../sql/json.ts';

/** Stays far below the 32,766 parameters that SQLite allows in a statement. */
const batchSize = 500;

/** Inserts the entries and overwrites those whose id exists. No id may occur twice. */
export async function upsertEntries<Kind extends EntryKind>(
  trx: Transaction,
  kind: Kind,
  { entries, version }: { readonly entries: readonly Entries[Kind][]; readonly version: string },
): Promise<void> {
  await lockSeeding(trx);
  for (let start = 0; start < entries.length; start += batchSize) {
    const rows = entries
      .slice(start, start + batchSize)
      .map((entry) => ({ kind, id: entry.id, version, body: toJson(entry) }));
    await trx
      .insertInto('catalogue_entries')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet((row) => ({
          version: row.ref('excluded.version'),
          body: row.ref('excluded.body'),
        })),
      )
      .execute();
  }
}

/** Lists the entries of a kind, ordered by id. Throws when the contract does not allow one of them. */
export async function listEntries<Kind extends EntryKind>(
  db: Db,
  kind: Kind,
): Promise<Entries[Kind][]> {
  const rows = await db
    .selectFrom('catalogue_entries')
    .select(['id', 'body'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ id, body }) => {
    const { data, error } = entrySchemas[kind].safeParse(fromJson(body));
    if (error) throw new Error(`The entry ${id} of ${kind} is not valid.`, { cause: error });
    // The compiler cannot see that the schema and the result are of the same kind.
    return data as Entries[Kind];
  });
}

export async function countEntries(db: Db, kind: EntryKind): Promise<number> {
  const { count } = await db
    .selectFrom('catalogue_entries')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes all other entries of the kind. Programs are deleted with their school. */
export async function deleteEntriesExcept(
  trx: Transaction,
  kind: EntryKind,
  ids: readonly string[],
): Promise<void> {
  const remaining = new Set(ids);
  const rows = await trx
    .selectFrom('catalogue_entries')
    .select('id')
    .where('kind', '=', kind)
    .execute();
  await deleteEntries(
    trx,
    kind,
    rows.map(({ id }) => id).filter((id) => !remaining.has(id)),
  );
}

/**
 * Deletes the entries that an earlier version of the content wrote and this one no longer contains. Entries
 * whose version is not a number were not written by seeding, and stay.
 */
export async function deleteOutdatedEntries(
  trx: Transaction,
  kind: EntryKind,
  version: string,
): Promise<void> {
  const rows = await trx
    .selectFrom('catalogue_entries')
    .select(['id', 'version'])
    .where('kind', '=', kind)
    .execute();
  const isOutdated = (written: string) =>
    /^\d+$/.test(written) && Number(written) < Number(version);
  await deleteEntries(
    trx,
    kind,
    rows.filter((row) => isOutdated(row.version)).map(({ id }) => id),
  );
}

async function deleteEntries(
  trx: Transaction,
  kind: EntryKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('catalogue_entries')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  if (kind !== 'schools') return;
  const programs = await listEntries(trx, 'programs');
  const orphans = programs.filter(({ schoolId }) => ids.includes(schoolId)).map(({ id }) => id);
  await deleteEntries(trx, 'programs', orphans);
}
