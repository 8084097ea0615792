import { z } from 'zod';

export const forgetMailKind = 'forget-mail';

export const forgetMailPayload = z.object({ email: z.string() });

/** Returns a job that deletes the files of the mails to this address that were written before now. */
export function toForgetMailJob(email: string) {
  return { kind: forgetMailKind, payload: { email } };
}
