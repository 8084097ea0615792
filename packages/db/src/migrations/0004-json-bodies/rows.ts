import { type Kysely, sql } from 'kysely';

export type Row = Readonly<Record<string, string | number | null>> & { readonly id: string };

/** Few enough for the memory of a small server: the results of a page have some megabytes. */
const pageSize = 200;

/** Reads a table in pages, ordered by id. */
export async function* pagesOf(db: Kysely<unknown>, table: string): AsyncGenerator<readonly Row[]> {
  let after = '';
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where id > ${after} order by id limit ${sql.lit(pageSize)}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

export async function insertRows(
  db: Kysely<unknown>,
  table: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  await sql`insert into ${sql.table(table)} values ${sql.join(values)}`.execute(db);
}

/**
 * Returns the object that these columns stand for: nothing for a null, and the parsed value of a column in
 * `json`.
 */
export function toObject(
  row: Readonly<Record<string, string | number | null>>,
  json: readonly string[],
): Record<string, unknown> {
  const present = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(
    present.map(([column, value]) => [
      toFieldName(column),
      json.includes(column) ? JSON.parse(String(value)) : value,
    ]),
  );
}

function toFieldName(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Drops columns of a table that other tables refer to, which SQLite could not rebuild here. */
export async function dropColumns(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  for (const column of columns) await db.schema.alterTable(table).dropColumn(column).execute();
}
