import { type Kysely, sql } from 'kysely';

/** Lets owners show their first name on the page of a public card. */
export async function firstNamesOnCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('public_cards')
    .addColumn('shows_first_name', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`shows_first_name in (0, 1)`),
    )
    .execute();
}
