import { z } from 'zod';

export const signInLinkKind = 'sign-in-link';

const common = {
  email: z.string(),
  /** Keyed hash of where the mail was asked for from. */
  sender: z.string(),
  requestId: z.string().optional(),
};

/**
 * `results`: the way to a guest's results. `verify`: proves the address and signs in. The token itself is made when the
 * mail is sent, so that no table ever holds it in clear text.
 */
export const signInLinkPayload = z.discriminatedUnion('purpose', [
  z.object({ ...common, purpose: z.literal('results'), resultId: z.string() }),
  z.object({
    ...common,
    purpose: z.literal('verify'),
    /**
     * `signup`: an account was opened with the address, which is not proven yet. `known-email`: someone signs up with the
     * address of an account without a password. `login`: someone asks for a link; the address may have no account.
     */
    occasion: z.enum(['signup', 'known-email', 'login']).default('known-email'),
    /** The path of this site that the recipient was on the way to. */
    redirect: z.string().optional(),
  }),
]);
export type SignInLinkPayload = z.infer<typeof signInLinkPayload>;

/** `Omit` for each member of a union. */
type WithoutRequest<Payload> = Payload extends unknown
  ? Omit<Payload, 'sender' | 'requestId'>
  : never;

/** A job for the outbox: mail this sign-in link. */
export function toSignInLinkJob(
  { hashSender, requestId }: { readonly hashSender: () => string; readonly requestId: string },
  payload: WithoutRequest<SignInLinkPayload>,
) {
  return { kind: signInLinkKind, payload: { ...payload, sender: hashSender(), requestId } };
}
