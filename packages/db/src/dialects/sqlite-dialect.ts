import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { replaceNul } from './replace-nul.ts';

/**
 * Creates Kysely's dialect for a file that several processes share: transactions begin with the write lock.
 */
export function createSqliteDialect(database: SqliteDatabase): Dialect {
  return {
    createAdapter: () => new GuildpathSqliteAdapter(),
    createDriver: () => new GuildpathSqliteDriver({ database }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new GuildpathSqliteCompiler(),
  };
}

class GuildpathSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A deferred transaction that reads and then writes fails at once, without waiting, when another
    // process wrote in between. One that begins with the write lock waits for its turn.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself rolls back when the disk is full or fails. A second rollback fails and would hide the
    // reason.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class GuildpathSqliteAdapter extends SqliteAdapter {
  // Kysely takes no migration lock on SQLite. With this its migrator reads which migrations ran and runs
  // the others in one transaction, which excludes all other processes.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class GuildpathSqliteCompiler extends SqliteQueryCompiler {
  // `for update` and `skip locked` are not SQLite: its one writer needs no row locks.
  protected override visitSelectQuery(node: SelectQueryNode): void {
    super.visitSelectQuery({ ...node, endModifiers: undefined });
  }

  protected override addParameter(parameter: unknown): void {
    super.addParameter(replaceNul(parameter));
  }
}
