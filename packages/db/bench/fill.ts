import { type RawBuilder, sql } from 'kysely';
import type { Dialect, OpenDatabase } from '../src/index.ts';

/** One after the other, ten minutes apart, as they come in a table that has grown: nineteen years for a million. */
const timestamps: Readonly<Record<Dialect, RawBuilder<string>>> = {
  sqlite: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 1262304000 + i * 600, 'unixepoch')`,
  postgres: sql`to_char(to_timestamp(1262304000 + i * 600) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

const snapshot = sql.lit(JSON.stringify({ text: 'x'.repeat(300) }));

/**
 * Users and results, so many of each: one user in a thousand is an administrator, and as many have each paid role; one
 * result in a hundred is of each longer tier; half the results are guests'. The rows are narrower than real ones,
 * which only matters to a query that reads them.
 */
export async function fill({ db, dialect }: OpenDatabase, count: number): Promise<void> {
  const timestamp = timestamps[dialect];
  const numbers = sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(count)})`;
  await sql`
    insert into users (id, email, username, first_name, last_name, password_hash, role, auth_provider, email_verified_at, created_at)
    ${numbers}
    select 'user-' || i, 'user' || i || '@example.org', 'user' || i, 'Ada', 'Number ' || i, null,
      case i % 1000 when 1 then 'admin' when 2 then 'epic' when 3 then 'standard' end, 'guest', null, ${timestamp}
    from numbers`.execute(db);
  await sql`
    insert into assessment_results (id, user_id, guest_email, tier, completed_at, bank_version, scoring_version,
      riasec_scores, big_five_scores, aptitude_scores, score_bands, insight, recommendations)
    ${numbers}
    select 'result-' || i, case i % 2 when 0 then 'user-' || i end, 'user' || i || '@example.org',
      case i % 100 when 1 then 'standard' when 2 then 'epic' else 'quick' end, ${timestamp}, '1', '1',
      '{}', '{}', '{}', '{}', 'A few words.', ${snapshot}
    from numbers`.execute(db);
  // PostgreSQL does so by itself in time: which rows everyone sees, and what the planner has to know of them.
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(db);
}
