import { CompiledQuery } from 'kysely';
import type { Db, Dialect, OpenDatabase, Statement } from '../src/index.ts';

/** What a statement does with one table, or with one of its indexes. */
export interface ScanStep {
  readonly table: string;
  /** Absent where the rows themselves are read, all of them. */
  readonly index: string | undefined;
}

/**
 * The steps of each statement that read a table or an index from one end to the other. PostgreSQL prefers
 * that in a small table, so it is asked for the plans that it makes of a large one.
 */
export async function findScans(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  statements: readonly Statement[],
): Promise<ReadonlyMap<string, readonly ScanStep[]>> {
  const scans = new Map<string, readonly ScanStep[]>();
  await db.connection().execute(async (connection) => {
    for (const sql of forLargeTables[dialect]) await run(connection, { sql: `set ${sql} = off` });
    for (const statement of statements) {
      scans.set(statement.sql, await explainers[dialect](connection, statement));
    }
    for (const sql of forLargeTables[dialect]) await run(connection, { sql: `reset ${sql}` });
  });
  return scans;
}

const forLargeTables: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [],
  postgres: ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'],
};

type Explain = (db: Db, statement: Statement) => Promise<ScanStep[]>;

const explainers: Readonly<Record<Dialect, Explain>> = {
  sqlite: async (db, statement) => {
    const rows = await run(db, { ...statement, sql: `explain query plan ${statement.sql}` });
    return rows.flatMap(({ detail }) => {
      // A search of the full text is called a scan too, with the letter M for what it matches.
      const step =
        /^SCAN ([a-z]\w*)(?: USING (?:COVERING )?INDEX (\w+)| VIRTUAL TABLE INDEX \d+:M)?/;
      const found = step.exec(String(detail));
      if (!found?.[1] || found[0].endsWith(':M')) return [];
      return [{ table: found[1], index: found[2] }];
    });
  },
  postgres: async (db, statement) => {
    const [row] = await run(db, { ...statement, sql: `explain (format json) ${statement.sql}` });
    const plans = (row?.['QUERY PLAN'] ?? []) as readonly { readonly Plan: PlanNode }[];
    return plans.flatMap(({ Plan }) => listScans(Plan));
  },
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

function listScans(node: PlanNode): ScanStep[] {
  const below = (node.Plans ?? []).flatMap(listScans);
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
  const isWhole = type === 'Seq Scan' || (/^Index/.test(type) && !node['Index Cond']);
  return table && isWhole ? [{ table, index }, ...below] : below;
}

async function run(
  db: Db,
  { sql, parameters = [] }: Pick<Statement, 'sql'> & Partial<Statement>,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await db.executeQuery<Readonly<Record<string, unknown>>>(
    CompiledQuery.raw(sql, [...parameters]),
  );
  return rows;
}
