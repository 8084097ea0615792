import * as z from 'zod/mini';
import { passwordSchema } from './auth.ts';

/** How a session was opened. */
export const signInMethods = ['password', 'link', 'provider', 'passkey', 'signup'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** How long a sign-in, or the password given again, counts as a proof that the account's owner is there. */
export const proofLastsMinutes = 10;

export const sessionsOutput = z.object({
  /** Whether a new password can be set without the current one: within minutes of an emailed link. */
  canReplacePassword: z.boolean(),
  /** This one first, then the latest seen. */
  sessions: z.array(
    z.object({
      id: z.string(),
      /** In words, such as `Chrome on Android`. */
      device: z.string(),
      /** ISO 8601, UTC. */
      createdAt: z.string(),
      /** Correct to the hour. */
      lastSeenAt: z.string(),
      /** Whether it is the session that asks. */
      isCurrent: z.boolean(),
    }),
  ),
});
export type SessionsOutput = z.infer<typeof sessionsOutput>;

export const endSessionInput = z.object({ id: z.string().check(z.maxLength(100)) });

export const proveInput = z.object({ password: passwordSchema });
export type ProveInput = z.infer<typeof proveInput>;
