import type { Db } from '../../db.ts';

type Setting = 'seed_version' | 'catalogue_edition' | 'housekeeping';

export async function findSetting(db: Db, name: Setting): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function storeSetting(db: Db, name: Setting, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
