import { z } from 'zod';

export const securityNoticeKind = 'security-notice';

const securityNoticePayload = z.object({
  email: z.string(),
  kind: z.enum([
    'password-set',
    'password-changed',
    'identity-linked',
    'passkey-added',
    'passkey-removed',
    'account-deleted',
  ]),
});
export type SecurityNotice = z.infer<typeof securityNoticePayload>;

/**
 * A job for the outbox: mail the owner of an account that its security has changed. To be enqueued in the transaction
 * that changes it; the mail names the time when that happened.
 */
export function toSecurityNoticeJob(payload: SecurityNotice) {
  return { kind: securityNoticeKind, payload };
}

export const parseSecurityNotice = (payload: unknown): SecurityNotice =>
  securityNoticePayload.parse(payload);
