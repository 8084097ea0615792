import { setImmediate, setTimeout } from 'node:timers';
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { emptyLogStatement } from './empty-log.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** What Kysely does not know of the connection. */
export interface SqliteState {
  readonly isInTransaction: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** A transaction of SQLite that holds all that was written at the same moment. */
interface Group {
  memberCount: number;
  /** When it is on the disk; rejects when it cannot be stored. */
  readonly stored: Promise<void>;
  readonly settle: (failure?: Error) => void;
}

/** While writes keep coming, each commit waits so long for more of them. */
const gatheringMs = 5;
/** Writes come one by one: every so many commits one waits, to see whether that is still so. */
const commitsUntilTrial = 16;

/**
 * Kysely's SQLite driver with one commit, and so one wait for the disk, for all transactions and single writes that come
 * at the same moment: each is a savepoint in a transaction of SQLite, and done when that is on the disk. Nobody reads what
 * is not. Such a transaction takes the write lock when it begins: one that reads first and then writes would fail at once,
 * without waiting, when another process wrote in between.
 */
export class SharedCommitDriver extends SqliteDriver {
  readonly #state: SqliteState;
  #group: Group | undefined;
  #isBusy = false;
  #commits = 0;
  /** Asked for, and not done yet. */
  #mustEmptyLog = false;

  constructor(config: SqliteDialectConfig, state: SqliteState) {
    super(config);
    this.#state = state;
  }

  override async acquireConnection(): Promise<MemberConnection> {
    return new MemberConnection(await super.acquireConnection(), this);
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    await super.releaseConnection();
    // Others have their turn meanwhile, and may come along.
    if (connection instanceof MemberConnection) await connection.group?.stored;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('savepoint member'));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('release member'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself rolls back when the disk is full or fails. Another rollback would then fail, and hide why.
    if (!this.#state.isInTransaction()) return;
    await connection.executeQuery(CompiledQuery.raw('rollback to member'));
    await connection.executeQuery(CompiledQuery.raw('release member'));
  }

  /** Executes in the group that is open; what writes opens one. */
  async executeQuery<Row>(
    connection: MemberConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    try {
      if (query.sql === emptyLogStatement) return await this.#askToEmptyLog(connection);
      if (!this.#group && isWrite(query)) await this.#openGroup(connection.inner);
      this.#join(connection);
      return await retryWhileBusy(() => connection.inner.executeQuery<Row>(query));
    } catch (error) {
      this.#state.onError(error);
      if (!this.#state.isInTransaction()) this.#settle(error);
      throw error;
    }
  }

  /** SQLite cannot do it within a transaction: then it follows the commit. */
  async #askToEmptyLog<Row>(connection: MemberConnection): Promise<QueryResult<Row>> {
    this.#mustEmptyLog = true;
    this.#join(connection);
    if (!this.#group) await this.#emptyLog(connection.inner);
    return { rows: [] };
  }

  async #emptyLog(connection: DatabaseConnection): Promise<void> {
    const { rows } = await connection.executeQuery<{ readonly busy: number }>(
      CompiledQuery.raw(emptyLogStatement),
    );
    // Another process reads or writes: the next commit tries again.
    this.#mustEmptyLog = rows[0]?.busy !== 0;
  }

  #join(connection: MemberConnection): void {
    if (this.#group && connection.group !== this.#group) this.#group.memberCount += 1;
    connection.group = this.#group;
  }

  async #openGroup(connection: DatabaseConnection): Promise<void> {
    await retryWhileBusy(() => connection.executeQuery(CompiledQuery.raw('begin immediate')));
    const group = newGroup();
    this.#group = group;
    // What has arrived by now joins in any case.
    if (this.#isBusy) setTimeout(() => void this.#commit(group), gatheringMs);
    else setImmediate(() => void this.#commit(group));
  }

  async #commit(group: Group): Promise<void> {
    const connection = await super.acquireConnection();
    try {
      // A group whose transaction SQLite has rolled back is over.
      if (this.#group !== group) return;
      await connection.executeQuery(CompiledQuery.raw('commit'));
      this.#commits += 1;
      this.#isBusy = group.memberCount > 1 || this.#commits % commitsUntilTrial === 0;
      // What is committed stays so: the log that could not be emptied is tried again, and housekeeping reports it.
      if (this.#mustEmptyLog)
        await this.#emptyLog(connection).catch((error: unknown) => this.#state.onError(error));
      this.#settle();
    } catch (error) {
      this.#state.onError(error);
      if (this.#state.isInTransaction()) {
        await connection.executeQuery(CompiledQuery.raw('rollback'));
      }
      this.#settle(error);
    } finally {
      await super.releaseConnection();
    }
  }

  #settle(failure?: unknown): void {
    this.#group?.settle(failure === undefined ? undefined : toError(failure));
    this.#group = undefined;
  }
}

/** The one connection, for as long as somebody has it. */
class MemberConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  readonly #driver: SharedCommitDriver;
  /** In which it wrote, or read what may not be on the disk yet. */
  group: Group | undefined;

  constructor(inner: DatabaseConnection, driver: SharedCommitDriver) {
    this.inner = inner;
    this.#driver = driver;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#driver.executeQuery(this, query);
  }

  streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query);
  }
}

function toError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}

function newGroup(): Group {
  let settle: Group['settle'] = () => undefined;
  const stored = new Promise<void>((resolve, reject) => {
    settle = (failure) => (failure ? reject(failure) : resolve());
  });
  // Each member hears of the failure by itself, if there still is one.
  stored.catch(() => undefined);
  return { memberCount: 0, stored, settle };
}

const writes: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);

/** A transaction begins with a savepoint. Other raw statements, such as pragmas, are left alone. */
function isWrite({ query, sql }: CompiledQuery): boolean {
  return writes.has(query.kind) || sql === 'savepoint member';
}
