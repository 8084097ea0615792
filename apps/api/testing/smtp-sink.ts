import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface SmtpSink {
  readonly url: string;
  /** Times of acceptance by recipient; several times mean a duplicate mail. */
  readonly arrivals: ReadonlyMap<string, readonly number[]>;
  /** The last mail to each recipient, with `keepsMessages`. */
  readonly messages: ReadonlyMap<string, Buffer>;
  /** Closes all connections and refuses new ones until `open`. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
}

interface SinkOptions {
  /** Time to accept a mail. */
  readonly delayMs: number;
  /** Default: false, for a load of mails would take much memory. */
  readonly keepsMessages?: boolean;
}

/** Opens a real SMTP server on loopback. */
export async function openSmtpSink({
  delayMs,
  keepsMessages = false,
}: SinkOptions): Promise<SmtpSink> {
  const arrivals = new Map<string, number[]>();
  const messages = new Map<string, Buffer>();
  let server = newServer();
  let port = 0;

  function newServer() {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onData: (stream, { envelope }, done) => {
        const [{ address = '' } = {}] = envelope.rcptTo;
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => void (keepsMessages && chunks.push(chunk)));
        stream.once('end', () => {
          void wait(delayMs).then(() => {
            // Like any mail server, accepts the mail even if the client no longer waits for the answer.
            if (keepsMessages) messages.set(address, Buffer.concat(chunks));
            arrivals.set(address, [...(arrivals.get(address) ?? []), Date.now()]);
            done();
          });
        });
      },
    }).on('error', () => undefined);
  }

  async function open(): Promise<void> {
    server = newServer();
    const listening = server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
  }

  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  await open();
  onTestFinished(close);
  return { url: `smtp://127.0.0.1:${port}`, arrivals, messages, open, close };
}

/** Joins the lines of a message, as the server sends it, and restores its equals signs: enough for ASCII. */
export function decodeMessage(message: string): string {
  return message.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
