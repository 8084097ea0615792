import {
  type SelectQueryNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteQueryCompiler,
} from 'kysely';
import { replaceNul } from './replace-nul.ts';
import { SharedCommitDriver, type SqliteState } from './shared-commit-driver.ts';

/** Kysely's SQLite dialect, adapted to several processes on one file and to many writes at the same moment. */
export class GuildpathSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #state: SqliteState;

  constructor(database: SqliteDatabase, state: SqliteState) {
    const config = { database };
    super(config);
    this.#config = config;
    this.#state = state;
  }

  override createDriver(): SharedCommitDriver {
    return new SharedCommitDriver(this.#config, this.#state);
  }

  override createAdapter(): GuildpathSqliteAdapter {
    return new GuildpathSqliteAdapter();
  }

  override createQueryCompiler(): GuildpathSqliteCompiler {
    return new GuildpathSqliteCompiler();
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
