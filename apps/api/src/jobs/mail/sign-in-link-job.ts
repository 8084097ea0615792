import { z } from 'zod';

export const signInLinkKind = 'sign-in-link';

const common = {
  email: z.string(),
  /** Keyed hash of the network address that asked for the mail. */
  sender: z.string(),
  requestId: z.string().optional(),
  /** The path of this site to open after signing in. Default: the results, or the first page. */
  redirect: z.string().optional(),
};

/**
 * `results` leads to a guest's results; `verify` proves the address and signs in. The token is created when
 * the mail is sent, so that no table ever holds it in clear text.
 */
export const signInLinkPayload = z.discriminatedUnion('purpose', [
  z.object({ ...common, purpose: z.literal('results'), resultId: z.string() }),
  z.object({
    ...common,
    purpose: z.literal('verify'),
    /**
     * `signup`: an account was opened with the address, which is not proven yet. `known-email`: a sign-up
     * with the address of an account without a password. `login`: a request for a link; the address may have
     * no account.
     */
    occasion: z.enum(['signup', 'known-email', 'login']).default('known-email'),
  }),
]);
export type SignInLinkPayload = z.infer<typeof signInLinkPayload>;

// Distributes over the union, as `Omit` alone does not.
type WithoutRequest<Payload> = Payload extends unknown
  ? Omit<Payload, 'sender' | 'requestId'>
  : never;

export type SignInLink = WithoutRequest<SignInLinkPayload>;

/** Returns a job that mails a sign-in link: to people who wait for one before letters about results. */
export function toSignInLinkJob(
  { hashSender, requestId }: { readonly hashSender: () => string; readonly requestId: string },
  payload: SignInLink,
) {
  return {
    kind: signInLinkKind,
    payload: { ...payload, sender: hashSender(), requestId },
    priority: payload.purpose === 'results' ? 1 : 0,
  };
}
