/** A picture that the HTML of a mail shows as `cid:<id>`. */
export interface MailPicture {
  readonly id: string;
  readonly fileName: string;
  /** PNG. */
  readonly content: Buffer;
}

export interface Mail {
  /** Stable for one mail over all attempts: receivers and the outbox folder recognise repetitions by it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly pictures: readonly MailPicture[];
  /** Of the request that caused it, for whoever follows it through the logs. */
  readonly requestId?: string | undefined;
}

/** Where mail goes. */
export interface Mailer {
  /**
   * Resolves when the mail is out of our hands; throws when it is not: a `PermanentFailure` when it never
   * will be, `OutOfService` when no other mail would be either.
   */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/** Thrown for a mail that no further attempt can deliver. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/**
 * Thrown when no other mail could be sent either. The outbox then pauses and tries one job at a time; an
 * outage costs no attempt, however long it lasts.
 */
export class OutOfService extends Error {
  override readonly name = 'OutOfService';
}
