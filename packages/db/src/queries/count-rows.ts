import type { Db } from '../db.ts';

/** Tables whose size is worth knowing. */
export type CountedTable =
  | 'users'
  | 'assessment_results'
  | 'questions'
  | 'careers'
  | 'skills'
  | 'programs'
  | 'schools'
  | 'companies'
  | 'consultants';

/** How many rows the table has. */
export async function countRows(db: Db, table: CountedTable): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
