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

/**
 * Returns a job that mails the owner of an account that its security has changed. Enqueue it in the
 * transaction that changes it: the mail names the time when that happened. A command, and the start of the
 * server, have no request id.
 */
export function toSecurityNoticeJob(
  { requestId }: { readonly requestId?: string | undefined },
  notice: Omit<SecurityNotice, 'requestId'>,
) {
  const payload: SecurityNotice = { ...notice, requestId };
  return { kind: securityNoticeKind, payload };
}

export const parseSecurityNotice = (payload: unknown): SecurityNotice =>
  securityNoticePayload.parse(payload);
