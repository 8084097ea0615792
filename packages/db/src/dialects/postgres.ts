import {
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import { DatabaseAwayError } from './database-away.ts';
import type { DiskWatch } from './disk-watch.ts';
import type { Opened } from './opened.ts';
import { listenForChanges } from './postgres-listener.ts';
import { replaceNul } from './replace-nul.ts';

/** How long a request waits for a free connection before it fails. */
const connectionTimeoutMillis = 5_000;

/** Far above what our statements take. The server enforces them; `query_timeout` is for one that does not answer. */
const timeLimits = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 12_000,
};

/** Of a probe, which must have its answer within two seconds. */
const probeTimeoutMs = 900;

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly onConnectionLost: (error: Error) => void;
  readonly disk: DiskWatch;
}

/** Connects on first use, not here. */
export function openPostgres({ url, poolSize, onConnectionLost, disk }: PostgresOptions): Opened {
  const openPool = (options: pg.PoolConfig) => {
    const pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis,
      keepAlive: true,
      application_name: 'guildpath',
      types: { getTypeParser },
      ...options,
    });
    // An idle connection that the server ends would otherwise end this process. The pool replaces it.
    pool.on('error', onConnectionLost);
    return pool;
  };
  const pool = openPool({ max: poolSize, ...timeLimits });
  const probe = openProbe(openPool);
  return {
    dialect: new GuildpathPostgresDialect(toKyselyPool(pool, disk)),
    openUnlimited: () => new GuildpathPostgresDialect(toKyselyPool(openPool({ max: 2 }), disk)),
    listen: (onChange) =>
      listenForChanges(
        () =>
          new pg.Client({
            connectionString: url,
            connectionTimeoutMillis,
            keepAlive: true,
            application_name: 'guildpath listener',
          }),
        { onChange, onError: onConnectionLost },
      ),
    async check() {
      await probe.check();
      disk.requireSpace();
    },
    async closeRest() {
      await Promise.all([pool.ending ? undefined : pool.end(), probe.end()]);
    },
  };
}

/** A connection of its own: that all others are in use does not make the database unready. */
function openProbe(openPool: (options: pg.PoolConfig) => pg.Pool) {
  const pool = openPool({
    max: 1,
    connectionTimeoutMillis: probeTimeoutMs,
    statement_timeout: probeTimeoutMs,
    query_timeout: probeTimeoutMs,
  });
  let running: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const client = replaceWhenBroken(await pool.connect());
    try {
      await client.query('select 1', []);
    } finally {
      client.release();
    }
  }

  return {
    /** Probes that come together share one answer. */
    check: () => {
      running ??= ask().finally(() => {
        running = undefined;
      });
      return running;
    },
    end: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}

function toKyselyPool(pool: pg.Pool, disk: DiskWatch): PostgresPool {
  return {
    async connect() {
      try {
        return replaceWhenBroken(await pool.connect(), disk.note);
      } catch (error) {
        throw DatabaseAwayError.from(error);
      }
    },
    end: () => pool.end(),
  };
}

/**
 * A client that is not used again after an error that did not come from the server, such as `query_timeout`: what it
 * waits for may still be on its way.
 */
function replaceWhenBroken(
  client: pg.PoolClient,
  onError: (error: unknown) => void = () => undefined,
): PostgresPoolClient {
  let breakage: DatabaseAwayError | undefined;
  // A connection that ends between two statements says so here alone, and would end this process if nobody listened: the
  // pool does so for idle connections only.
  const noteBreakage = (error: Error) => {
    breakage ??= DatabaseAwayError.from(error);
  };
  client.on('error', noteBreakage);

  async function query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (breakage) throw breakage;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      onError(error);
      if (error instanceof pg.DatabaseError) throw error;
      breakage = DatabaseAwayError.from(error);
      throw breakage;
    }
  }

  return {
    // Of Kysely's overloads the one without cursors: the dialect is given none.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => {
      client.off('error', noteBreakage);
      client.release(breakage);
    },
  };
}

// Counts are 8-byte integers, which pg hands over as text; none of ours leaves the safe integers.
function getTypeParser(...[oid, format]: Parameters<typeof pg.types.getTypeParser>): unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}

/** Kysely's PostgreSQL dialect, which takes any text that SQLite takes. */
class GuildpathPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(pool: PostgresPool) {
    const config = { pool };
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new GuildpathPostgresDriver(this.#config);
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new AnyTextQueryCompiler();
  }
}

class GuildpathPostgresDriver extends PostgresDriver {
  // What is reported is why the transaction failed. A rollback fails only on a broken connection, which is not used
  // again; the server then rolls back by itself.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class AnyTextQueryCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(replaceNul(parameter));
  }
}
