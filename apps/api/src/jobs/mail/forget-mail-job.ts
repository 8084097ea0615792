import { z } from 'zod';

export const forgetMailKind = 'forget-mail';

export const forgetMailPayload = z.object({ email: z.string() });

/** Returns a job that deletes the mail files to this address that exist when it is created. */
export function toForgetMailJob(email: string) {
  return { kind: forgetMailKind, payload: { email } };
}
