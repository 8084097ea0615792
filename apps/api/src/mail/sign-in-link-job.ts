import { z } from 'zod';

export const signInLinkKind = 'sign-in-link';

/**
 * `results`: the way to a guest's results. `verify`: someone signs up with the email of an account that has no
 * password yet. The token itself is made when the mail is sent, so that no table ever holds it in clear text.
 */
export const signInLinkPayload = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('results'), email: z.string(), resultId: z.string() }),
  z.object({ purpose: z.literal('verify'), email: z.string() }),
]);
export type SignInLinkPayload = z.infer<typeof signInLinkPayload>;

/** A job for the outbox: mail this sign-in link. */
export function toSignInLinkJob(payload: SignInLinkPayload) {
  return { kind: signInLinkKind, payload };
}
