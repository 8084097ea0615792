import { z } from 'zod';

export const forgetMailKind = 'forget-mail';

export const forgetMailPayload = z.object({ email: z.string() });

/** A job for the outbox: delete the files of the mails to this address that were written before now. */
export function toForgetMailJob(email: string) {
  return { kind: forgetMailKind, payload: { email } };
}
