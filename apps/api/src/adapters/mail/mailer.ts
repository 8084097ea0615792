/** A picture that the HTML of a mail shows as `cid:<id>`. */
export interface MailPicture {
  readonly id: string;
  readonly fileName: string;
  /** PNG. */
  readonly content: Buffer;
}

export interface Mail {
  /** The same in all attempts: receivers and the outbox folder recognise repetitions by it. */
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
   * Resolves when the mail is delivered. Throws a `PermanentFailure` when it never can be, `OutOfService`
   * when no other mail could be either.
   */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}
