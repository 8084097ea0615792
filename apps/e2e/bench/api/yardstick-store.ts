import { loadSqliteDriver } from '@guildpath/db/testing';
import pg from 'pg';

type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** SQL with a `?` for each value. */
interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** The product's tables through the plain driver of the database, as durable as the product has them. */
interface Store {
  /** Runs the statements in one transaction. */
  readonly write: (statements: readonly Statement[]) => Promise<void>;
  /** Throws when there is no such row. */
  readonly find: (statement: Statement) => Promise<Row>;
}

export function openStore(database: string): Promise<Store> {
  return database.startsWith('postgres') ? openPostgres(database) : openSqlite(database);
}

export function insert(table: string, rows: readonly Row[]): Statement {
  const columns = Object.keys(rows[0] ?? {});
  const tuple = `(${columns.map(() => '?').join(', ')})`;
  const tuples = rows.map(() => tuple).join(', ');
  return {
    sql: `insert into ${table} (${columns.join(', ')}) values ${tuples}`,
    values: rows.flatMap((row) => Object.values(row)),
  };
}

async function openSqlite(file: string): Promise<Store> {
  const Sqlite = await loadSqliteDriver();
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  const prepared = new Map<string, ReturnType<typeof db.prepare>>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const write = db.transaction((statements: readonly Statement[]) => {
    for (const { sql, values } of statements) prepare(sql).run(...values);
  });
  return {
    write: async (statements) => write.immediate(statements),
    find: async ({ sql, values }) => requireRow(prepare(sql).get(...values)),
  };
}

async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return {
    write: async (statements) => {
      const client = await pool.connect();
      await client.query('begin');
      for (const { sql, values } of statements) await client.query(numberParameters(sql), [...values]);
      await client.query('commit');
      client.release();
    },
    find: async ({ sql, values }) => {
      const { rows } = await pool.query(numberParameters(sql), [...values]);
      return requireRow(rows[0]);
    },
  };
}

/** PostgreSQL takes `$1`, `$2` and so on. */
function numberParameters(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => {
    count += 1;
    return `$${count}`;
  });
}

function requireRow(row: unknown): Row {
  if (!row) throw new Error('There is no such row.');
  return row as Row;
}
