import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';

/** What results say beside figures, what is least like the person, and what careers and programs are like. */
export async function truerResults(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await extendResults(db, ddl);
  await extendCatalogue(db, ddl);
  await storeClasses(db);
}

/** All may be absent: a process of the version before, which may still run beside this one, writes none of them. */
async function extendResults(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await db.schema
    .alterTable('assessment_results')
    .addColumn('character_class', ddl.text, (column) =>
      column.check(sql`character_class in ('Warrior', 'Mage', 'Healer')`),
    )
    .execute();
  await addText(db, ddl, 'assessment_results', ['guild_title']);
  await db.schema
    .alterTable('assessment_results')
    .addColumn('duration_seconds', 'integer', (column) => column.check(sql`duration_seconds >= 0`))
    .execute();
  await db.schema
    .alterTable('assessment_results')
    .addColumn('least_count', 'integer', (column) => column.check(sql`least_count >= 0`))
    .execute();
  await db.schema
    .alterTable('assessment_results')
    .addColumn('caution', ddl.text, (column) =>
      column.check(sql`caution in ('straight-line', 'too-fast')`),
    )
    .execute();
  await db.schema
    .alterTable('responses')
    .addColumn('least_option', ddl.text, (column) =>
      column.check(sql`least_option in ('a', 'b', 'c', 'd') and least_option <> selected_option`),
    )
    .execute();
}

async function extendCatalogue(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await addText(db, ddl, 'careers', [
    'entry_education',
    'pay_group',
    'day',
    'enjoys',
    'wears',
    'first_step',
    'commissioned_by',
  ]);
  await addText(db, ddl, 'programs', ['location', 'prerequisite']);
  await db.schema
    .alterTable('companies')
    .addColumn('soc_prefixes', ddl.text, (column) => column.notNull().defaultTo('[]'))
    .execute();
}

async function addText(
  db: Kysely<unknown>,
  ddl: Ddl,
  table: string,
  columns: readonly string[],
): Promise<void> {
  // SQLite adds one column a statement.
  for (const column of columns) {
    await db.schema.alterTable(table).addColumn(column, ddl.text).execute();
  }
}

type Results = {
  assessment_results: { id: string; riasec_scores: string; character_class: string | null };
};

const batchSize = 1000;

/** Results from before keep the class that their percentages had on the day they were given. */
async function storeClasses(db: Kysely<unknown>): Promise<void> {
  const results = db.withTables<Results>();
  let after = '';
  for (;;) {
    const batch = await results
      .selectFrom('assessment_results')
      .select(['id', 'riasec_scores'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
    for (const [characterClass] of interestsOf) {
      const ids = batch
        .filter(({ riasec_scores }) => classBefore0008(riasec_scores) === characterClass)
        .map(({ id }) => id);
      if (ids.length === 0) continue;
      await results
        .updateTable('assessment_results')
        .set({ character_class: characterClass })
        .where('id', 'in', ids)
        .execute();
    }
  }
}

const interestsOf = [
  ['Warrior', 'enterprising', 'realistic'],
  ['Mage', 'investigative', 'artistic'],
  ['Healer', 'social', 'conventional'],
] as const;

/**
 * The class that was shown with these percentages (JSON by interest) until classes were stored: the one with the
 * largest sum of its two interests. It stays as it is, whatever the rule for new results becomes.
 */
export function classBefore0008(riasecScores: string): 'Warrior' | 'Mage' | 'Healer' {
  const scores = JSON.parse(riasecScores) as Readonly<Record<string, number>>;
  let best: 'Warrior' | 'Mage' | 'Healer' = 'Warrior';
  let largest = Number.NEGATIVE_INFINITY;
  for (const [name, one, other] of interestsOf) {
    const sum = (scores[one] ?? 0) + (scores[other] ?? 0);
    if (sum > largest) {
      best = name;
      largest = sum;
    }
  }
  return best;
}
