import type { Role } from '@guildpath/contract';
import type { SessionRow } from '@guildpath/db';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

interface SessionRule {
  /** After that long without a request it is over. */
  readonly idleMs: number;
  /** After that long it is over, however much it is used. */
  readonly longestMs: number;
  /** How old `lastSeenAt` may get before it is written again: most reads then write nothing. */
  readonly touchAfterMs: number;
}

const memberRule: SessionRule = { idleMs: 30 * dayMs, longestMs: 90 * dayMs, touchAfterMs: hourMs };
const adminRule: SessionRule = {
  idleMs: 12 * hourMs,
  longestMs: 7 * dayMs,
  touchAfterMs: hourMs / 12,
};

export function sessionRuleOf(role: Role | null): SessionRule {
  return role === 'admin' ? adminRule : memberRule;
}

type SessionTimes = Pick<SessionRow, 'createdAt' | 'lastSeenAt'>;

/** When the session ends if it is not used again. By the role of now: a change takes effect at once. */
export function sessionEndOf({ createdAt, lastSeenAt }: SessionTimes, role: Role | null): Date {
  const { idleMs, longestMs } = sessionRuleOf(role);
  return new Date(Math.min(lastSeenAt.getTime() + idleMs, createdAt.getTime() + longestMs));
}
