import { createTransport, type NodemailerError } from 'nodemailer';
import { type Mailer, OutOfService, PermanentFailure } from './mailer.ts';
import { type SmtpEnv, toSmtpOptions } from './smtp-options.ts';
import { toMessage } from './to-message.ts';

/** Mails delivered at once, each over its own connection. `?maxConnections=…` in the URL allows fewer. */
export const mailsAtOnce = 20;

/** After this many recipients refused in a row without a status code, the cause is the server. */
const suspectRefusals = 5;

/** Delivers through the SMTP server of SMTP_URL. */
export function createSmtpMailer(env: SmtpEnv): Mailer {
  const transport = createTransport({
    maxConnections: mailsAtOnce,
    ...toSmtpOptions(env),
    pool: true,
  });
  let plainRefusals = 0;

  function isRefusalOfMailbox(error: NodemailerError): boolean {
    if (!isRefusal(error)) return false;
    if (findStatuses(error).length > 0) return true;
    plainRefusals += 1;
    return plainRefusals < suspectRefusals;
  }

  return {
    send: async (mail) => {
      try {
        await transport.sendMail(toMessage(mail, env.MAIL_FROM, env.SUPPORT_EMAIL));
        plainRefusals = 0;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const options = { cause: error };
        if (isRefusalOfMailbox(error)) throw new PermanentFailure(error.message, options);
        throw isAboutServer(error) ? new OutOfService(error.message, options) : error;
      }
    },
    close: () => transport.close(),
  };
}

// Whether the server will never accept a mail for this mailbox. Every other permanent answer (relay denied,
// daily limit, blocked sender) is about us: the operator can fix that, and the mail waits.
function isRefusal(error: NodemailerError): boolean {
  const { permanent, command = '', response = '' } = error;
  if (!permanent || !aboutMail.includes(command)) return false;
  const statuses = findStatuses(error);
  // Some servers put their own status before that of a filter behind them.
  if (statuses.length > 0) return statuses.every((status) => aboutMailbox.has(status));
  return command === 'RCPT TO' && /^5(01|5[035])/.test(response);
}

// Finds the enhanced status codes (RFC 3463) at the beginning of an answer.
function findStatuses({ response = '' }: NodemailerError): readonly string[] {
  const [, written = ''] = /^\d{3}((?:[ -]\d\.\d{1,3}\.\d{1,3}\b)*)/.exec(response) ?? [];
  return written.match(/[\d.]+/g) ?? [];
}

// Whether no mail can be sent now: there is no connection, or the server refuses us. A permanent refusal of a
// single mail looks the same.
function isAboutServer({ permanent, command }: NodemailerError): boolean {
  if (command === undefined || command === 'API') return false;
  return permanent === true || !aboutMail.includes(command);
}

/** The commands whose answers may be about one mail and its recipient. */
const aboutMail = ['RCPT TO', 'DATA'];

/**
 * Lists status codes of RFC 3463, 7505 and 6531: no such mailbox or domain, a malformed or ambiguous address,
 * moved, takes no mail, disabled, or not in ASCII. It leaves out 5.1.7 and 5.1.8, which are about the sender,
 * and 5.1.0, with which Postfix refuses an unknown sender.
 */
const aboutMailbox = new Set([
  '5.1.1',
  '5.1.2',
  '5.1.3',
  '5.1.4',
  '5.1.6',
  '5.1.10',
  '5.2.1',
  '5.6.7',
]);
