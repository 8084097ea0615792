import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
} from 'kysely';
import { replaceNul } from './replace-nul.ts';

/**
 * Kysely's SQLite dialect for a file that several processes share: transactions begin with the write lock.
 */
export class GuildpathSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #state: SqliteState;

  constructor(database: SqliteDatabase, state: SqliteState) {
    const config = { database };
    super(config);
    this.#config = config;
    this.#state = state;
  }

  override createDriver(): GuildpathSqliteDriver {
    return new GuildpathSqliteDriver(this.#config, this.#state);
  }

  override createAdapter(): GuildpathSqliteAdapter {
    return new GuildpathSqliteAdapter();
  }

  override createQueryCompiler(): GuildpathSqliteCompiler {
    return new GuildpathSqliteCompiler();
  }
}

interface SqliteState {
  readonly isInTransaction: () => boolean;
  readonly onError: (error: unknown) => void;
}

class GuildpathSqliteDriver extends SqliteDriver {
  readonly #state: SqliteState;

  constructor(config: SqliteDialectConfig, state: SqliteState) {
    super(config);
    this.#state = state;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => this.#execute(connection, query),
      streamQuery: (query) => connection.streamQuery(query),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // A deferred transaction that reads and then writes fails at once, without waiting, when another
    // process wrote in between. One that begins with the write lock waits for its turn.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself rolls back when the disk is full or fails. A second rollback would fail and hide the
    // reason.
    if (this.#state.isInTransaction()) await super.rollbackTransaction(connection);
  }

  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    try {
      return await connection.executeQuery<Row>(query);
    } catch (error) {
      this.#state.onError(error);
      throw error;
    }
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
