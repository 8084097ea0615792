import type { CompiledQuery, QueryResult } from 'kysely';
import type { Db } from '../db.ts';
import { replaceNul } from './replace-nul.ts';

/** What a query stands with while it is compiled. */
class Placeholder {
  readonly read: (values: object) => unknown;

  constructor(read: Placeholder['read']) {
    this.read = read;
  }
}

/** What makes a query of its values. */
type Build<V, Row> = (db: Db, values: V) => { readonly compile: () => CompiledQuery<Row> };

type Execute<V, Row> = (db: Db, values: V) => Promise<QueryResult<Row>>;

/**
 * The query that `build` makes of its values, compiled once for each database instead of for each call: compiling takes
 * longer than SQLite takes to answer by key. `build` sees stand-ins, so it may hand its values to the query and nothing else.
 */
export function compileOnce<V extends object, Row>(build: Build<V, Row>): Execute<V, Row> {
  const standIns = standInsFor<V>((values) => values);
  return compiledWith(build, standIns);
}

/** As `compileOnce`, of a list of values: compiled once for each length. */
export function compileOnceForEachLength<V extends object, Row>(
  build: Build<readonly V[], Row>,
): Execute<readonly V[], Row> {
  const byLength = new Map<number, Execute<readonly V[], Row>>();
  const compiledFor = (length: number) => {
    const standIns: readonly V[] = Array.from({ length }, (_, place) =>
      // What is given to a query of a list is a list.
      standInsFor<V>((given) => (given as readonly V[])[place] ?? {}),
    );
    const execute = compiledWith(build, standIns);
    byLength.set(length, execute);
    return execute;
  };
  return (db, list) => (byLength.get(list.length) ?? compiledFor(list.length))(db, list);
}

function standInsFor<V extends object>(find: (values: object) => object): V {
  return new Proxy({} as V, {
    get: (_values, name) => new Placeholder((values) => Reflect.get(find(values), name)),
  });
}

function compiledWith<V extends object, Row>(build: Build<V, Row>, standIns: V): Execute<V, Row> {
  // Of a transaction too, the adapter is that of its database.
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const compiled = known.get(adapter) ?? build(db, standIns).compile();
    known.set(adapter, compiled);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? replaceNul(parameter.read(values)) : parameter,
    );
    return db.executeQuery({ ...compiled, parameters });
  };
}
