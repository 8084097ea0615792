import { dayMs, hourMs, type Role } from '@guildpath/contract';
import type { SessionRow } from '@guildpath/db';

interface SessionRule {
  readonly idleTimeoutMs: number;
  readonly absoluteTimeoutMs: number;
  /** `lastSeenAt` is updated only when it is older than this, so that most reads write nothing. */
  readonly touchAfterMs: number;
}

const memberRule: SessionRule = {
  idleTimeoutMs: 30 * dayMs,
  absoluteTimeoutMs: 90 * dayMs,
  touchAfterMs: hourMs,
};
const adminRule: SessionRule = {
  idleTimeoutMs: 12 * hourMs,
  absoluteTimeoutMs: 7 * dayMs,
  touchAfterMs: hourMs / 12,
};

export function getSessionRule(role: Role | null): SessionRule {
  return role === 'admin' ? adminRule : memberRule;
}

type SessionTimes = Pick<SessionRow, 'createdAt' | 'lastSeenAt'>;

/** Computes when an unused session ends, by the current role: a new role takes effect at once. */
export function computeSessionEnd(
  { createdAt, lastSeenAt }: SessionTimes,
  role: Role | null,
): Date {
  const { idleTimeoutMs, absoluteTimeoutMs } = getSessionRule(role);
  return new Date(
    Math.min(lastSeenAt.getTime() + idleTimeoutMs, createdAt.getTime() + absoluteTimeoutMs),
  );
}
