import * as z from 'zod/mini';
import { passwordSchema } from './auth.ts';

export const signInMethods = ['password', 'link', 'provider', 'passkey', 'signup'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** A sign-in or a repeated password proves the presence of the account's owner for this long. */
export const proofLastsMinutes = 10;

export const sessionsOutput = z.object({
  /** True shortly after an emailed link, when a new password can be set without the current one. */
  canReplacePassword: z.boolean(),
  /** The current session first, then by last activity, newest first. */
  sessions: z.array(
    z.object({
      id: z.string(),
      /** ISO 8601, UTC. */
      createdAt: z.string(),
      /** To the hour. */
      lastSeenAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type SessionsOutput = z.infer<typeof sessionsOutput>;

export const endSessionInput = z.object({ id: z.string().check(z.maxLength(100)) });

export const proveInput = z.object({ password: passwordSchema });
export type ProveInput = z.infer<typeof proveInput>;
