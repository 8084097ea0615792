import { randomBytes } from 'node:crypto';
import { consumePasskeyChallenge, insertPasskeyChallenge } from '@guildpath/db';
import type { AppContext } from '../../../trpc/context.ts';

/** For a challenge to be answered: someone may have to look for a security key. */
export const challengeLastsMs = 5 * 60 * 1000;

type ChallengeContext = Pick<AppContext, 'db' | 'now'>;

/** A fresh challenge, for adding a passkey to the user's account, or for a sign-in when there is no user. */
export async function giveChallenge(
  { db, now }: ChallengeContext,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32));
  await insertPasskeyChallenge(db, {
    challenge: Buffer.from(bytes).toString('base64url'),
    userId,
    expiresAt: new Date(now().getTime() + challengeLastsMs),
  });
  return bytes;
}

/** Kept on the server and used up by the first answer: what was recorded once cannot be sent again. */
export function takeChallenge(
  { db, now }: ChallengeContext,
  userId: string | null,
): (challenge: string) => Promise<boolean> {
  return (challenge) => consumePasskeyChallenge(db, { challenge, userId, now: now() });
}

/** What a passkey is bound to: the site's own origin and its host. */
export function relyingPartyOf({ publicUrl }: Pick<AppContext, 'publicUrl'>) {
  const { origin, hostname } = new URL(publicUrl());
  return { origin, id: hostname };
}
