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
import { retryWhileBusy } from './retry-while-busy.ts';

/**
 * Kysely's SQLite dialect, adapted to several processes on one file: a transaction takes the write
 * lock when it begins, and migrations run in one.
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

/** What Kysely does not know of the connection. */
export interface SqliteState {
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
    return new RetryingConnection(await super.acquireConnection(), this.#state.onError);
  }

  // SQLite itself rolls back when the disk is full or fails. Another rollback would then fail, and hide why.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#state.isInTransaction()) await super.rollbackTransaction(connection);
  }

  // A deferred transaction that reads and then writes fails at once, without waiting, when another
  // process wrote in between. One that starts with the write lock waits for its turn instead.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class RetryingConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #onError: SqliteState['onError'];

  constructor(connection: DatabaseConnection, onError: SqliteState['onError']) {
    this.#connection = connection;
    this.#onError = onError;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await retryWhileBusy(() => this.#connection.executeQuery<Row>(query));
    } catch (error) {
      this.#onError(error);
      throw error;
    }
  }

  streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery<Row>(query);
  }
}

class GuildpathSqliteAdapter extends SqliteAdapter {
  // Kysely takes no migration lock on SQLite. With this, its migrator reads which migrations ran and
  // runs the others in one transaction, which the driver above makes exclusive over all processes.
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
