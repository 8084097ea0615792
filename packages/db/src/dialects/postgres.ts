import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  type PostgresDialectConfig,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import type { OpenedDialect } from './opened-dialect.ts';
import { toConnection } from './postgres-connection.ts';
import { isReadOnly, ReadOnlyError, type WriteWatch } from './refused-writes.ts';
import { replaceNul } from './replace-nul.ts';

/** A request that waits longer for a free connection fails. */
const connectionTimeoutMillis = 5_000;

// Statements rely on these, and a role or database may have set them otherwise. Set once connected, because
// poolers refuse parameters of the startup.
const setDefaults = `set datestyle = 'ISO'; set standard_conforming_strings = on;
  set default_transaction_isolation = 'read committed'`;

/** Far more than any statement takes. */
const setTimeLimits = `set statement_timeout = 10000; set lock_timeout = 5000;
  set idle_in_transaction_session_timeout = 30000`;

/** Covers a server that does not answer. */
const queryTimeoutMs = 12_000;

/**
 * Behind a pooler that changes connections between transactions, this one may have the limits of another
 * client.
 */
const liftTimeLimits = `set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Readiness must be known within two seconds. */
const probeTimeoutMs = 900;

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly onConnectionLost: (error: Error) => void;
  readonly writes: WriteWatch;
}

/** Opens a pool that connects on first use. */
export function openPostgres({
  url,
  poolSize,
  onConnectionLost,
  writes,
}: PostgresOptions): OpenedDialect {
  const connection = toConnection(url);
  const openPool = (options: pg.PoolConfig, settings = setDefaults) => {
    const pool = new pg.Pool({
      ...connection,
      connectionTimeoutMillis,
      keepAlive: true,
      application_name: 'guildpath',
      types: { getTypeParser },
      // The pool waits for the promise, which its types do not mention.
      onConnect: (client): unknown => prepare(client, settings),
      ...options,
    });
    // An idle connection that the server ends would otherwise end this process. The pool replaces it.
    pool.on('error', onConnectionLost);
    return pool;
  };
  const pool = openPool(
    { max: poolSize, query_timeout: queryTimeoutMs },
    `${setDefaults}; ${setTimeLimits}`,
  );
  const readiness = openProbe(openPool);
  return {
    dialect: createDialect(toKyselyPool(pool, writes)),
    openUnlimited: () => createDialect(toKyselyPool(openPool({ max: 2 }), writes), liftTimeLimits),
    check: readiness.check,
    async closeRest() {
      await Promise.all([pool.ending ? undefined : pool.end(), readiness.end()]);
    },
  };
}

// A connection of its own: a database whose other connections are all in use is still ready.
function openProbe(openPool: (options: pg.PoolConfig) => pg.Pool) {
  const pool = openPool({
    max: 1,
    connectionTimeoutMillis: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  });
  let running: Promise<void> | undefined;

  async function probe(): Promise<void> {
    const client = replaceWhenBroken(await pool.connect());
    try {
      await requirePrimary(client);
    } finally {
      client.release();
    }
  }

  return {
    // Concurrent probes share one answer.
    check: () => {
      running ??= probe().finally(() => {
        running = undefined;
      });
      return running;
    },
    end: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

async function prepare(client: pg.ClientBase, settings: string): Promise<void> {
  await client.query(settings);
  await requirePrimary(client);
}

// After a failover the address may lead to a standby for a while. Its connections are not kept.
async function requirePrimary(client: Pick<PostgresPoolClient, 'query'>): Promise<void> {
  const { rows } = await client.query<{ readonly is: string }>(
    `select current_setting('transaction_read_only') as is`,
    [],
  );
  if (rows[0]?.is === 'on') throw new ReadOnlyError('The server is read-only, such as a standby');
}

function toKyselyPool(pool: pg.Pool, writes: WriteWatch): PostgresPool {
  return {
    async connect() {
      try {
        return replaceWhenBroken(await pool.connect());
      } catch (error) {
        writes.reportError(error);
        throw DatabaseUnavailableError.from(error);
      }
    },
    end: () => pool.end(),
  };
}

// After an error that did not come from the server, such as `query_timeout`, the client is not used again:
// the answer may still arrive.
function replaceWhenBroken(client: pg.PoolClient): PostgresPoolClient {
  let breakage: DatabaseUnavailableError | undefined;
  // A connection that breaks between two statements only emits this event, which would end the process
  // without a listener. The pool listens to idle connections only.
  const noteBreakage = (error: Error) => {
    breakage ??= DatabaseUnavailableError.from(error);
  };
  client.on('error', noteBreakage);

  async function query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (breakage) throw breakage;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (error instanceof pg.DatabaseError && !isReadOnly(error)) throw error;
      breakage = DatabaseUnavailableError.from(error);
      throw breakage;
    }
  }

  return {
    // Implements the overload without cursors, the only one that this dialect calls.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      client.off('error', noteBreakage);
      client.release(breakage);
    },
  };
}

// pg returns 8-byte integers, such as counts, as text. All of ours are safe integers.
function getTypeParser(...[oid, format]: Parameters<typeof pg.types.getTypeParser>): unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}

function createDialect(pool: PostgresPool, beginWith?: string): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new GuildpathPostgresDriver({ pool }, beginWith),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new NulReplacingCompiler(),
  };
}

class GuildpathPostgresDriver extends PostgresDriver {
  readonly #beginWith: string | undefined;

  constructor(config: PostgresDialectConfig, beginWith: string | undefined) {
    super(config);
    this.#beginWith = beginWith;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    if (this.#beginWith) await connection.executeQuery(CompiledQuery.raw(this.#beginWith));
  }

  // The caller needs the reason why the transaction failed. A rollback fails only on a broken connection,
  // which is not used again, and the server then rolls back by itself.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class NulReplacingCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(replaceNul(parameter));
  }
}
