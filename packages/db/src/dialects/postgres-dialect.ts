import { PostgresDialect, PostgresQueryCompiler } from 'kysely';
import { replaceNul } from './replace-nul.ts';

/** Kysely's PostgreSQL dialect, which takes any text that SQLite takes. */
export class GuildpathPostgresDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new AnyTextQueryCompiler();
  }
}

class AnyTextQueryCompiler extends PostgresQueryCompiler {
  protected override addParameter(parameter: unknown): void {
    super.addParameter(replaceNul(parameter));
  }
}
