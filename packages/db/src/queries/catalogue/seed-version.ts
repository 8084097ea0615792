import type { Db, Transaction } from '../../db.ts';
import { announceChange } from '../../dialects/postgres-listener.ts';

const name = 'seed_version';

/** Returns the version of the content that was last seeded; undefined before the first seed. */
export async function findSeedVersion(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Stores the version of the content that this transaction seeds. */
export async function setSeedVersion(trx: Transaction, version: string): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ name, value: version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: version }))
    .execute();
  await announceChange(trx);
}
