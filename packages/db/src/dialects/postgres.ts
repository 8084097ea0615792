import { PostgresDialect, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import type { Opened } from './opened.ts';
import { replaceNul } from './replace-nul.ts';

/** How long a request waits for a free connection before it fails. */
const connectionTimeoutMs = 5_000;

export interface PostgresOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly onConnectionLost: (error: Error) => void;
}

/** Connects on first use, not here. */
export function openPostgres({ url, poolSize, onConnectionLost }: PostgresOptions): Opened {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    application_name: 'guildpath',
    types: { getTypeParser },
  });
  // An idle connection that the server ends would otherwise end this process. The pool replaces it.
  pool.on('error', onConnectionLost);
  return {
    dialect: new GuildpathPostgresDialect({ pool }),
    async closeRest() {
      if (!pool.ending) await pool.end();
    },
  };
}

// Counts are 8-byte integers, which pg hands over as text; none of ours leaves the safe integers.
function getTypeParser(...[oid, format]: Parameters<typeof pg.types.getTypeParser>): unknown {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}

/** Kysely's PostgreSQL dialect, which takes any text that SQLite takes. */
class GuildpathPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new AnyTextQueryCompiler();
  }
}

class AnyTextQueryCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(replaceNul(parameter));
  }
}
