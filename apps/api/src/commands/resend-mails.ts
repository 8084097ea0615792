import type { Env } from '../config/env.ts';
import { resendGivenUpMails } from '../mail/given-up-mails.ts';
import { withDatabase, withDatabaseName } from './run-command.ts';

/** Has the running site send again what it gave up in the last 24 hours; returns the line that says how many mails. */
export function resendMails(env: Pick<Env, 'DATABASE_URL'>): Promise<string> {
  return withDatabase(env, async ({ db }) => {
    const count = await resendGivenUpMails(db, new Date());
    const mails = count === 1 ? '1 mail is' : `${count} mails are`;
    return withDatabaseName(`${mails} sent again by the running site.`, env);
  });
}
