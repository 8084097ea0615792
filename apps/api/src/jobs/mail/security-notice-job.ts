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
 * Returns a job that mails the owner of an account about a security change. Enqueue it in the transaction of
 * the change, because the mail states its time. Commands and the start of the server have no request id.
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
