import type { Db, Transaction } from '../db.ts';
import { announceChange } from '../dialects/postgres-listener.ts';

const name = 'seed_version';

/** The version of the content that was seeded last; undefined before the first seed. */
export async function findSeedVersion(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Remembers what this transaction seeds. */
export async function setSeedVersion(trx: Transaction, version: string): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ name, value: version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: version }))
    .execute();
  await announceChange(trx);
}
