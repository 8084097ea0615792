import { randomBytes } from 'node:crypto';
import { consumePasskeyChallenge, insertPasskeyChallenge } from '@guildpath/db';
import type { AppContext } from '../../context.ts';

/** Leaves time to look for a security key. */
export const challengeLifetimeMs = 5 * 60 * 1000;

type ChallengeContext = Pick<AppContext, 'db' | 'now'>;

/** Issues a challenge for adding a passkey to the user's account, or for a sign-in when there is no user. */
export async function issueChallenge(
  { db, now }: ChallengeContext,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32));
  await insertPasskeyChallenge(db, {
    challenge: Buffer.from(bytes).toString('base64url'),
    userId,
    expiresAt: new Date(now().getTime() + challengeLifetimeMs),
  });
  return bytes;
}

/** Returns a check that a challenge passes once, so that a recorded answer cannot be replayed. */
export function consumeChallenge(
  { db, now }: ChallengeContext,
  userId: string | null,
): (challenge: string) => Promise<boolean> {
  return (challenge) => consumePasskeyChallenge(db, { challenge, userId, now: now() });
}

/** Passkeys are bound to the origin of the site and to its host name. */
export function relyingPartyOf({ publicUrl }: Pick<AppContext, 'publicUrl'>) {
  const { origin, hostname } = new URL(publicUrl());
  return { origin, id: hostname };
}
