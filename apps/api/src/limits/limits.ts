import { dayMs, hourMs, minuteMs, submissionsPerDay } from '@guildpath/contract';
import { type AttemptToCount, countAttempt, type Db, type LimitRule } from '@guildpath/db';
import type { Clock } from '../config/clock.ts';
import type { Env } from '../config/env.ts';
import type { KeyedHash } from '../config/keyed-hash.ts';
import { AppError } from '../shared/app-error.ts';

const minutes = (...list: readonly number[]) => list.map((count) => count * minuteMs);

const wrongPasswords: LimitRule = {
  attempts: 5,
  windowMs: 15 * minuteMs,
  locksMs: minutes(1, 2, 4, 8, 15),
};

/** Exceeds the typing errors of a school class behind one address, and is far too low for guessing. */
const manyWrongPasswords: LimitRule = { ...wrongPasswords, attempts: 100 };

/** Ten mails at once, then ever longer pauses: about twenty a day to one mailbox, no matter who asks. */
const mailsToMailbox: LimitRule = {
  attempts: 10,
  windowMs: 6 * hourMs,
  locksMs: minutes(10, 20, 40, 80, 160, 180),
};

export const exportsPerHour = 2;

const rules = {
  login: wrongPasswords,
  'login from address': manyWrongPasswords,
  'login of identifier': manyWrongPasswords,
  'login from device': wrongPasswords,
  'password change': wrongPasswords,
  'link password': wrongPasswords,
  letter: mailsToMailbox,
  'sign-in link': mailsToMailbox,
  'security notice': mailsToMailbox,
  export: { attempts: exportsPerHour, windowMs: hourMs },
  'join code': { ...wrongPasswords, attempts: 300 },
  'return words': { ...wrongPasswords, attempts: 300 },
  'hall export': { attempts: 60, windowMs: hourMs },
  'hall opening': { attempts: 40, windowMs: dayMs },
  'hall joining': { attempts: 300, windowMs: minuteMs },
  'place mail': { attempts: 5, windowMs: hourMs },
  'place switch': { attempts: 60, windowMs: hourMs },
  'guest submission': { attempts: submissionsPerDay, windowMs: dayMs },
  'submission over the sum': { attempts: 60, windowMs: minuteMs },
} as const satisfies Readonly<Record<string, LimitRule>>;

/** Counts under one key, by the rule for it. */
export type Limit = Pick<AttemptToCount, 'key' | 'rule'>;

interface LimitContext {
  readonly keyedHash: KeyedHash;
}

/** Returns the limit of these names, whose ASCII case does not matter. */
export function toLimit(
  { keyedHash }: LimitContext,
  kind: keyof typeof rules,
  ...names: readonly string[]
): Limit {
  // JSON separates the names whatever they contain, and the kind keeps them from meeting those of another.
  const key = keyedHash(`throttle ${kind}`, JSON.stringify(names).toLowerCase());
  return { key, rule: rules[kind] };
}

const addressWindows = { mails: hourMs, submissions: dayMs };

/** Limits what one network address may cause to the `attempts` of a setting. */
export function toAddressLimit(
  { keyedHash }: LimitContext,
  kind: keyof typeof addressWindows,
  attempts: number,
  ...names: readonly string[]
): Limit {
  const key = keyedHash(`${kind} of sender`, JSON.stringify(names));
  return { key, rule: { attempts, windowMs: addressWindows[kind] } };
}

interface AttemptContext {
  readonly db: Db;
  readonly env: Pick<Env, 'hasRateLimit'>;
  readonly now: Clock;
}

/**
 * Counts one attempt towards each of the limits, or towards none: throws TOO_MANY_REQUESTS, with a message
 * that begins with `reason`, if one of them refuses it. Within a transaction, its rollback takes them back.
 * Does nothing with RATE_LIMIT=off.
 */
export async function takeAttempt(
  { db, env, now: readNow }: AttemptContext,
  limits: readonly Limit[],
  reason: string,
): Promise<void> {
  if (!env.hasRateLimit) return;
  const now = readNow();
  // A fixed lock order prevents deadlocks between requests that share several keys.
  const ordered = limits.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const count = async (trx: Db) => {
    for (const limit of ordered) {
      const { isAllowed, until } = await countAttempt(trx, { ...limit, now });
      if (!isAllowed) throw tooMany(reason, until, now);
    }
  };
  await (db.isTransaction ? count(db) : db.transaction().execute(count));
}

/** Creates a TOO_MANY_REQUESTS error that says in minutes, or in hours, when to try again. */
export function tooMany(reason: string, until: Date, now: Date): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait = minutes === 1 ? 'a minute' : minutes <= 60 ? `${minutes} minutes` : `${hours} hours`;
  return new AppError('TOO_MANY_REQUESTS', `${reason} Please try again in ${wait}.`, {
    retryAfterSeconds,
  });
}
