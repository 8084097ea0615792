import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { Db, OpenDatabase } from '../src/index.ts';

/** How the database goes about a query that is one statement, a line for each step that reads. */
export async function explain(
  { db, dialect }: OpenDatabase,
  run: (db: Db) => Promise<unknown>,
): Promise<string[]> {
  let statement: CompiledQuery | undefined;
  const recorder: KyselyPlugin = {
    // Called for the parts of a statement too, and for the whole of it last.
    transformQuery: ({ node, queryId }) => {
      statement = db.getExecutor().compileQuery<RootOperationNode>(node, queryId);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await run(db.withPlugin(recorder));
  if (!statement) throw new Error('Nothing was asked.');
  const prefix = dialect === 'sqlite' ? 'explain query plan' : 'explain (costs off)';
  const { rows } = await db.executeQuery<Readonly<Record<string, unknown>>>(
    CompiledQuery.raw(`${prefix} ${statement.sql}`, [...statement.parameters]),
  );
  return rows
    .map((row) => String(row.detail ?? row['QUERY PLAN']).trim())
    .filter((step) => /\b(scan|search|sort|using)\b|temp b-tree/i.test(step));
}
