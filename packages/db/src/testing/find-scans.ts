import { CompiledQuery } from 'kysely';
import type { Db } from '../db.ts';
import type { Dialect, OpenDatabase, Statement } from '../open-database.ts';

export interface Scan {
  readonly table: string;
  /** Undefined when the rows themselves are read. */
  readonly index: string | undefined;
}

/**
 * Finds the tables and indexes that each statement reads from end to end, by SQL. PostgreSQL, which prefers
 * that for small tables, is asked for its plans for large ones.
 */
export async function findScans(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  statements: readonly Statement[],
): Promise<ReadonlyMap<string, readonly Scan[]>> {
  const scans = new Map<string, readonly Scan[]>();
  await db.connection().execute(async (connection) => {
    for (const setting of smallTableSettings[dialect]) {
      await run(connection, { sql: `set ${setting} = off` });
    }
    for (const statement of statements) {
      scans.set(statement.sql, await explainers[dialect](connection, statement));
    }
    for (const setting of smallTableSettings[dialect]) {
      await run(connection, { sql: `reset ${setting}` });
    }
  });
  return scans;
}

const smallTableSettings: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [],
  postgres: ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'],
};

const explainers: Readonly<Record<Dialect, (db: Db, statement: Statement) => Promise<Scan[]>>> = {
  sqlite: async (db, statement) => {
    const rows = await run(db, { ...statement, sql: `explain query plan ${statement.sql}` });
    return rows.flatMap(({ detail }) => {
      const found = /^SCAN ([a-z]\w*)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(String(detail));
      return found?.[1] ? [{ table: found[1], index: found[2] }] : [];
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

function listScans(node: PlanNode): Scan[] {
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
