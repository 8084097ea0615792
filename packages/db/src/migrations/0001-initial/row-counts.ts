import { type Kysely, sql } from 'kysely';
import { type Ddl, notNull } from '../../dialects/ddl.ts';

/**
 * What is counted, as a `select` of each database writes it: the whole by kind (under no day), and the
 * days. Users of a day are counted together, results by tier.
 */
const counted = {
  users: {
    table: 'users',
    watched: ['role', 'created_at'],
    keys: (row: string) => [
      ['', `coalesce(${row}.role, 'quick')`],
      [`substr(${row}.created_at, 1, 10)`, ''],
    ],
  },
  results: {
    table: 'assessment_results',
    watched: ['tier', 'completed_at'],
    keys: (row: string) => [
      ['', `${row}.tier`],
      [`substr(${row}.completed_at, 1, 10)`, `${row}.tier`],
    ],
  },
} as const;

type Counted = (typeof counted)[keyof typeof counted];

/**
 * Creates the counts of users and results, to which triggers add in the transaction that changes the rows.
 */
export async function createRowCounts(db: Kysely<unknown>, ddl: Ddl): Promise<void> {
  await ddl
    .createKeyedTable(db, 'row_counts')
    .addColumn('counted', ddl.text, (column) =>
      column.notNull().check(sql`counted in ('users', 'results')`),
    )
    .addColumn('day', ddl.text, notNull)
    .addColumn('kind', ddl.text, notNull)
    .addColumn('slot', 'integer', notNull)
    .addColumn('count', 'integer', notNull)
    .addPrimaryKeyConstraint('row_counts_key', ['counted', 'day', 'kind', 'slot'])
    .execute();
  for (const [name, what] of Object.entries(counted)) {
    const statements = ddl.dialect === 'sqlite' ? forSqlite(name, what) : forPostgres(name, what);
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
  if (ddl.dialect === 'postgres') {
    // An update then stays on its page and touches no index.
    await sql`alter table row_counts set (fillfactor = 50)`.execute(db);
  }
}

/** What a trigger of one row adds. */
function addToCounts(name: string, what: Counted, row: 'new' | 'old', slot: string): string {
  const delta = row === 'new' ? 1 : -1;
  const rows = what
    .keys(row)
    .map(([day, kind]) => `('${name}', ${day || "''"}, ${kind || "''"}, ${slot}, ${delta})`);
  return `insert into row_counts (counted, day, kind, slot, count) values ${rows.join(', ')}
    on conflict (counted, day, kind, slot) do update set count = row_counts.count + excluded.count;`;
}

function changes({ watched }: Counted): string {
  return watched.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');
}

function forSqlite(name: string, what: Counted): string[] {
  const add = (row: 'new' | 'old') => addToCounts(name, what, row, '0');
  const { table, watched } = what;
  return [
    `create trigger ${name}_counted_insert after insert on ${table} begin ${add('new')} end`,
    `create trigger ${name}_counted_delete after delete on ${table} begin ${add('old')} end`,
    `create trigger ${name}_counted_update after update of ${watched.join(', ')} on ${table}
      when ${changes(what)} begin ${add('old')} ${add('new')} end`,
  ];
}

/**
 * Each connection adds to one of 32 rows, so that submissions at the same moment seldom wait for one
 * another.
 */
const slot = 'pg_backend_pid() % 32';

function forPostgres(name: string, what: Counted): string[] {
  const { table, watched } = what;
  return [
    `create function count_${name}() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${addToCounts(name, what, 'old', slot)} end if;
      if tg_op <> 'DELETE' then ${addToCounts(name, what, 'new', slot)} end if;
      return null;
    end $$`,
    `create trigger ${name}_counted after insert or delete on ${table}
      for each row execute function count_${name}()`,
    `create trigger ${name}_counted_update after update of ${watched.join(', ')} on ${table}
      for each row when (${changes(what)}) execute function count_${name}()`,
  ];
}

/** Counts the rows that were written while the triggers were off. */
export const countAgain = `insert into row_counts (counted, day, kind, slot, count)
  select 'users', '', coalesce(role, 'quick'), 0, count(*) from users group by 3
  union all
  select 'users', substr(created_at, 1, 10), '', 0, count(*) from users group by 2
  union all
  select 'results', '', tier, 0, count(*) from assessment_results group by 3
  union all
  select 'results', substr(completed_at, 1, 10), tier, 0, count(*) from assessment_results group by 2, 3`;
