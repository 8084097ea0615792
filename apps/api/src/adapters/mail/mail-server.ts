import type { NodemailerError } from 'nodemailer';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { withoutPersonalData } from '../../shared/redact-error.ts';
import { type SmtpEnv, toSmtpOptions } from './smtp-options.ts';

export interface MailServer {
  /**
   * Connects and signs in like a delivery, once, and returns what the server offers. Throws an error whose
   * message says in one line what to do.
   */
  readonly check: () => Promise<MailServerFacts>;
  /** Aborts a running check. */
  readonly close: () => void;
}

interface MailServerFacts {
  /** True if it delivers to addresses with non-ASCII letters before the @ (RFC 6531). */
  readonly takesUnicode: boolean;
}

export function createMailServer(env: SmtpEnv): MailServer {
  let facts: Promise<MailServerFacts> | undefined;
  let connection: SmtpConnection | undefined;
  return {
    check: () => {
      if (facts) return facts;
      const options = toSmtpOptions(env);
      connection = new SmtpConnection(options);
      facts = readFacts(connection, options.auth).catch((error: unknown) => {
        facts = undefined;
        throw error instanceof Error ? new Error(toLine(error), { cause: error }) : error;
      });
      return facts;
    },
    close: () => connection?.close(),
  };
}

async function readFacts(
  connection: SmtpConnection,
  auth: ReturnType<typeof toSmtpOptions>['auth'],
): Promise<MailServerFacts> {
  try {
    const offers = await new Promise<string>((resolve, reject) => {
      connection.on('error', reject);
      connection.once('end', () => reject(new Error('The connection was closed')));
      connection.connect((failure) => {
        const answer = String(connection.lastServerResponse);
        if (failure) reject(failure);
        else if (!auth || !connection.allowsAuth) resolve(answer);
        else connection.login(auth, (error) => (error ? reject(error) : resolve(answer)));
      });
    });
    return { takesUnicode: /^250[ -]SMTPUTF8\b/im.test(offers) };
  } finally {
    connection.quit();
    connection.close();
  }
}

function toLine(error: NodemailerError): string {
  const seen = withoutPersonalData(error.message.replace(/\s+/g, ' ').trim());
  const remedy = findRemedy(error);
  return remedy ? `${remedy} (${seen})` : seen;
}

function findRemedy({ message, code = '', command = '' }: NodemailerError): string | undefined {
  if (/self-signed|unable to (get|verify)|has expired|not yet valid|altnames/i.test(message)) {
    return 'its certificate is not trusted: point NODE_EXTRA_CA_CERTS at the CA or, for a relay in your own network, add ?tls.rejectUnauthorized=false to SMTP_URL';
  }
  if (/wrong version number|packet length too long/i.test(message)) {
    return 'the server does not start with TLS on this port: use smtp:// instead of smtps:// in SMTP_URL';
  }
  if (/STARTTLS/.test(command + message)) {
    return 'it offers no TLS: use a server that does or, for a relay in your own network, add ?ignoreTLS=true to SMTP_URL';
  }
  if (code === 'EAUTH') return 'it refuses the user or the password in SMTP_URL';
  if (command === 'EHLO' || command === 'HELO') {
    return 'it refuses the name of this machine: add ?name= and the host name of this site to SMTP_URL';
  }
  if (/^E(DNS|TIMEDOUT|SOCKET|CONNECTION)$/.test(code)) {
    return 'it does not answer: check host and port in SMTP_URL (smtp:// with 587, smtps:// with 465; 25 is often blocked)';
  }
  return undefined;
}
