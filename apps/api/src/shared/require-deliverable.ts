import { needsUnicodeMail } from '@guildpath/contract';
import { AppError } from '../http/app-error.ts';
import type { AppContext } from '../trpc/context.ts';

/** Throws BAD_REQUEST, about that field of the input, for an address that the mail server cannot write to. */
export async function requireDeliverable(
  { mailServer }: Pick<AppContext, 'mailServer'>,
  field: 'email' | 'guestEmail',
  email: string,
): Promise<void> {
  if (!mailServer || !needsUnicodeMail(email)) return;
  // While the server is out nobody knows, and the mail waits for it. The start has logged why.
  const facts = await mailServer.check().catch(() => undefined);
  if (facts?.takesUnicode !== false) return;
  throw new AppError(
    'BAD_REQUEST',
    `${field}: Our mail server can’t send to an address with letters like ü before the @. Please use another one.`,
  );
}
