/** More than there are queries; lists of varying length can make more statements than that. */
const capacity = 300;

/**
 * The same `prepare`, remembering the statements used last: preparing costs more than running most of
 * our statements.
 */
export function cacheStatements<Statement>(
  prepare: (sql: string) => Statement,
): (sql: string) => Statement {
  const statements = new Map<string, Statement>();
  return (sql) => {
    const statement = statements.get(sql) ?? prepare(sql);
    // A map lists its keys in order of insertion: the first is the one not used for longest.
    statements.delete(sql);
    statements.set(sql, statement);
    if (statements.size > capacity) {
      const oldest = statements.keys().next();
      if (!oldest.done) statements.delete(oldest.value);
    }
    return statement;
  };
}
