import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from '../db.ts';
import { replaceNul } from './replace-nul.ts';

/** What a query stands with while it is compiled. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The query that `build` makes of its values, compiled once for each database instead of for each call: compiling takes
 * longer than SQLite takes to answer by key. `build` sees stand-ins, so it may hand its values to the query and nothing else.
 */
export function compileOnce<V extends Values, Row>(
  build: (db: Db, values: V) => { readonly compile: () => CompiledQuery<Row> },
): (db: Db, values: V) => Promise<QueryResult<Row>> {
  // Of a transaction too, the adapter is that of its database.
  const known = new WeakMap<object, CompiledQuery<Row>>();
  const standIns = new Proxy({} as V, { get: (_values, name) => new Placeholder(name) });
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const compiled = known.get(adapter) ?? build(db, standIns).compile();
    known.set(adapter, compiled);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? replaceNul(values[String(parameter.name)]) : parameter,
    );
    return db.executeQuery({ ...compiled, parameters });
  };
}
