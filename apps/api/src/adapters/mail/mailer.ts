import type { Counter } from 'prom-client';

/** A picture that the HTML of a mail shows as `cid:<id>`. */
export interface MailPicture {
  readonly id: string;
  readonly fileName: string;
  /** PNG. */
  readonly content: Buffer;
}

export interface Mail {
  /** The same in all attempts, so that receivers and the mail folder recognise repetitions. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly pictures: readonly MailPicture[];
  /** The id of the request that caused the mail, to find it in the logs. */
  readonly requestId?: string | undefined;
}

export interface Mailer {
  /**
   * Resolves when the server has accepted the mail. Throws a `PermanentFailure` when it never will, and
   * `OutOfService` when it accepts no mail at all.
   */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** Thrown for a mail that no further attempt can deliver. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** Thrown when no other mail can be sent either. The outbox then pauses and tries one job at a time. */
export class OutOfService extends Error {
  override readonly name = 'OutOfService';
}

/** Counts the outcome of each mail that the mailer sends. */
export function countMails(mailer: Mailer, mails: Counter<'outcome'>): Mailer {
  return {
    ...mailer,
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        mails.inc({ outcome: error instanceof PermanentFailure ? 'refused' : 'failed' });
        throw error;
      }
      mails.inc({ outcome: 'sent' });
    },
  };
}
