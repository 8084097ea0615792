import { z } from 'zod';

export const securityNoticeKind = 'security-notice';

const securityNoticePayload = z.object({
  email: z.string(),
  requestId: z.string().optional(),
  kind: z.enum([
    'password-set',
    'password-changed',
    'identity-linked',
    'passkey-added',
    'passkey-removed',
    'account-deleted',
    'account-deleted-by-admin',
  ]),
});
export type SecurityNotice = z.infer<typeof securityNoticePayload>;

/** The request that changes something; none where a command or the start of the server does. */
interface Cause {
  readonly requestId?: string | undefined;
}

/**
 * A job for the outbox: mail the owner of an account that its security has changed. To be enqueued in the transaction
 * that changes it; the mail names the time when that happened.
 */
export function toSecurityNoticeJob(
  { requestId }: Cause,
  notice: Omit<SecurityNotice, 'requestId'>,
) {
  const payload: SecurityNotice = { ...notice, requestId };
  return { kind: securityNoticeKind, payload };
}

export const parseSecurityNotice = (payload: unknown): SecurityNotice =>
  securityNoticePayload.parse(payload);
