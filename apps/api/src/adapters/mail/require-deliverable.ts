import { needsUnicodeMail } from '@guildpath/contract';
import { AppError } from '../../shared/app-error.ts';
import type { MailServer } from './mail-server.ts';

/** Throws BAD_REQUEST, about that field of the input, for an address that the mail server cannot write to. */
export async function requireDeliverable(
  { mailServer }: { readonly mailServer: MailServer | undefined },
  field: 'email' | 'guestEmail',
  email: string,
): Promise<void> {
  if (!mailServer || !needsUnicodeMail(email)) return;
  // If the mail server is down, accept: the mail waits in the outbox.
  const facts = await mailServer.check().catch(() => undefined);
  if (facts?.takesUnicode !== false) return;
  throw new AppError(
    'BAD_REQUEST',
    `${field}: Our mail server can’t send to an address with letters like ü before the @. Please use another one.`,
  );
}
