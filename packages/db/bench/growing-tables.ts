import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../src/index.ts';

interface Filling {
  readonly dialect: Dialect;
  readonly count: number;
  readonly now: Date;
}

const years = 3;
const daySeconds = 86_400;

/**
 * Results with responses: the newest, the rarer tiers far back, as reports read them, and one in twenty of
 * the others.
 */
const newestWithResponses = { ofAll: 30_000, ofLongerTiers: 250_000 };

// About a kilobyte: a real result is ten times as wide, which only matters to what reads it.
const recommendations = sql.lit(JSON.stringify({ text: 'A few words of advice. '.repeat(45) }));
const scores = sql.lit(
  '{"realistic":12,"investigative":91,"artistic":64,"social":33,"enterprising":20,"conventional":55}',
);

/** Twelve of the characters of each list are one name; the first names come more often than the last. */
const firstNames = list(
  'Ada Grace Emma Noah Liam Olivia Mia Lucas Anna Jonas Wei Fatima Sofia Mateo Yuki Amara Zoe Ivan',
);
const lastNames = list(
  'Smith Garcia Nguyen Kim Khan Rossi Silva Muller Lovelace Hopper Okafor Tanaka Novak Haddad',
);
const providers = list('gmail.com outlook.com yahoo.com icloud.com example.org web.example');

function list(words: string): { readonly text: string; readonly size: number } {
  const all = words.split(' ');
  return { text: all.map((word) => word.padEnd(12)).join(''), size: all.length };
}

/**
 * One of the words for each row `i`: with the square of what looks random, so that the first are frequent.
 */
function pick({ text, size }: ReturnType<typeof list>, salt: number): RawBuilder<string> {
  const random = sql`((i * ${sql.lit(7919 + salt * 2)} + ${sql.lit(salt)}) % 1000)`;
  return sql<string>`trim(substr(${sql.lit(text)}, cast((${random} * ${random} / 1000 * ${sql.lit(size)} / 1000) * 12 + 1 as integer), 12))`;
}

/** The statements that fill each table that grows with its users. `i` counts from 1, which is the oldest. */
export function growingTables({ dialect, count, now }: Filling): readonly RawBuilder<unknown>[] {
  const end = Math.floor(now.getTime() / 1000);
  const isSqlite = dialect === 'sqlite';
  /** Twice as many join at the end of a year as at its beginning. */
  const age = sql`(${sql.lit(years * 365 * daySeconds)} * (1.0 - sqrt(1.0 * i / ${sql.lit(count)})))`;
  const time = (laterSeconds = 0): RawBuilder<string> => {
    const seconds = sql`(${sql.lit(end - 60 + laterSeconds)} - ${age})`;
    return isSqlite
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
      : sql`to_char(to_timestamp(${seconds}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  };
  const id = (kind: string) => sql`(${sql.lit(`0199-${kind}-`)} || cast(1000000000 + i as text))`;
  const numbers = (where = sql`true`) =>
    isSqlite
      ? sql`(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
          select i from n where ${where}) numbers`
      : sql`(select i from generate_series(1, ${sql.lit(count)}::bigint) as n(i) where ${where}) numbers`;
  const name = sql`(lower(${pick(firstNames, 1)} || '.' || ${pick(lastNames, 5)}) || i)`;
  const email = sql`(${name} || '@' || ${pick(providers, 3)})`;
  const isRecent = sql`i > ${sql.lit(Math.floor(count * 0.95))}`;
  // One in five hundred belongs to a few heavy users, the others to two accounts in three.
  const owner = sql`('0199-user-' || cast(1000000000 +
    case when i % 500 = 0 then 1 + i / 500 % 7 else i - i % 3 + case when i < 3 then 1 else 0 end end as text))`;

  return [
    sql`insert into users (id, email, username, first_name, last_name, password_hash, role, auth_provider,
        email_verified_at, names_proven, created_at)
      select ${id('user')}, ${email}, ${name}, ${pick(firstNames, 1)}, ${pick(lastNames, 5)},
        case i % 3 when 0 then '$argon2id$' || i end,
        case i % 1000 when 1 then 'admin' when 2 then 'epic' when 3 then 'standard' end,
        case i % 3 when 0 then 'local' else 'guest' end, case i % 2 when 0 then ${time()} end, 0, ${time()}
      from ${numbers()}`,
    sql`insert into assessment_results (id, user_id, guest_email, tier, completed_at, bank_version, scoring_version,
        riasec_scores, big_five_scores, aptitude_scores, score_bands, insight, recommendations, character_class)
      select ${id('result')}, case when i % 2 = 0 then ${owner} end, case when i % 2 = 1 then ${email} end,
        case i % 100 when 1 then 'standard' when 2 then 'epic' else 'quick' end, ${time(30)}, '1', '2',
        ${scores}, ${scores}, '{}', '{}', 'You look twice before you speak once.', ${recommendations}, 'Mage'
      from ${numbers()}`,
    sql`insert into responses (result_id, question_id, selected_option, seconds)
      select ${id('result')}, questions.id, substr('aabbbcd', cast(1 + (i + position) % 7 as integer), 1), 20
      from ${numbers(sql`i > ${sql.lit(count - newestWithResponses.ofAll)} or i % 20 = 0
          or (i > ${sql.lit(count - newestWithResponses.ofLongerTiers)} and i % 100 in (1, 2))`)}
        cross join questions
      where questions.position is not null and questions.tier =
        case i % 100 when 1 then 'standard' when 2 then 'epic' else 'quick' end`,
    sql`insert into idempotency_keys (owner, key, result_id, created_at, body_hash)
      select 'guest:' || ${email}, 'key-' || i, ${id('result')}, ${time()}, 'a hash of what was sent ' || i
      from ${numbers(sql`i % 2 = 1`)}`,
    sql`insert into sessions (id_hash, user_id, created_at, last_seen_at, expires_at, public_id, device, method)
      select 'a hash of forty three characters ' || i, ${id('user')}, ${time()}, ${time()},
        ${time(30 * daySeconds)}, ${id('session')}, 'Firefox on Linux', 'link'
      from ${numbers(sql`i % 3 <> 1`)}`,
    sql`insert into sign_in_tokens (token_hash, email, user_id, purpose, created_at, expires_at)
      select 'a hash of forty three characters ' || i, ${email}, ${id('user')}, 'verify', ${time()},
        ${time(daySeconds)}
      from ${numbers(sql`i % 2 = 1`)}`,
    sql`insert into outbox (id, kind, payload, created_at, due_at, attempts, done_at)
      select ${id('job')}, 'sign-in-link', null, ${time()}, ${time()}, 0, ${time(3)}
      from ${numbers(isRecent)}`,
    sql`insert into drafts (user_id, tier, answers, updated_at)
      select ${id('user')}, 'quick', '[["quick-the-sealed-library","a"]]', ${time()}
      from ${numbers(sql`i % 20 = 0`)}`,
    sql`insert into saved_careers (user_id, career_id, saved_at)
      select ${id('user')}, career.id, ${time()}
      from ${numbers(sql`i % 10 = 0`)} cross join (select id from careers order by id limit 5) career`,
    sql`insert into public_cards (id, result_id, created_at)
      select ${id('card')}, ${id('result')}, ${time()} from ${numbers(sql`i % 20 = 0`)}`,
    sql`insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
      select ${id('passkey')}, ${id('user')}, 'credential-' || i, 'a public key', 0, '[]', 'Chrome on Android', ${time()}
      from ${numbers(sql`i % 25 = 0`)}`,
    sql`insert into identities (issuer, subject, user_id, created_at)
      select 'https://id.example.org', 'subject-' || i, ${id('user')}, ${time()}
      from ${numbers(sql`i % 10 = 3`)}`,
    sql`insert into throttles (key_hash, attempts, expires_at)
      select 'a keyed hash of forty three characters ' || i, 1 + i % 5, ${time(daySeconds)}
      from ${numbers(sql`i % 50 = 0`)}`,
    sql`insert into security_events (id, type, user_id, address_hash, reason, at)
      select ${id('event')}, case i % 3 when 0 then 'auth.signed-in' when 1 then 'auth.sign-in-refused' else 'auth.signed-out' end,
        ${id('user')}, 'a keyed hash', null, ${time()}
      from ${numbers(sql`i > ${sql.lit(count - 60_000)}`)}`,
    // Sums by day: as many for a small site as for a large one.
    sql`insert into quest_progress (day, tier, step, reached)
      select substr(${time()}, 1, 10), tier, step, count(*)
      from ${numbers(sql`i > ${sql.lit(count - 20_000)}`)}
        cross join (select 'quick' as tier union select 'epic') tiers
        cross join (select distinct position + 1 as step from questions where tier = 'quick' and position is not null) steps
      group by 1, 2, 3`,
  ];
}
