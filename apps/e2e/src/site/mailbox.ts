import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';

interface ReceivedMail {
  readonly to: string;
  readonly sentAt: number;
  readonly text: string;
  readonly html: string;
}

/** The mails to one address, read from the files that a site without SMTP writes. */
export class Mailbox {
  readonly #outboxDir: string;
  readonly #address: string;

  constructor(outboxDir: string, address: string) {
    this.#outboxDir = outboxDir;
    this.#address = address;
  }

  /** Lists the mails, oldest first. */
  async listMails(): Promise<ReceivedMail[]> {
    const names = await readdir(this.#outboxDir).catch(() => []);
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => readMail(await readFile(path.join(this.#outboxDir, name), 'utf8'))),
    );
    return mails.filter(({ to }) => to.includes(this.#address)).sort((a, b) => a.sentAt - b.sentAt);
  }

  /** Waits until there are exactly `count` mails and returns the last one. */
  async waitForMail(count = 1): Promise<ReceivedMail> {
    await expect
      .poll(async () => (await this.listMails()).length, {
        message: `mails to ${this.#address}`,
        timeout: 120_000,
      })
      .toBe(count);
    const mail = (await this.listMails()).at(-1);
    if (!mail) throw new Error(`There is no mail to ${this.#address}.`);
    return mail;
  }
}

// The server writes addresses and links in ASCII, so all that has to be decoded are lines and equals signs.
function readMail(message: string): ReceivedMail {
  const decoded = message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const [text = '', html = ''] = decoded.split('Content-Type: text/html');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'm').exec(message)?.[1]?.trim() ?? '';
  return { to: header('To'), sentAt: Date.parse(header('Date')), text, html };
}

/** Returns the sign-in link of a mail. Fails unless HTML and text contain the same link. */
export function findSignInLink({ text, html }: ReceivedMail): string {
  const link = /href="(?<link>[^"]*\/login\?token=[^"]*)"/.exec(html)?.groups?.link;
  if (!link) throw new Error(`There is no sign-in link in the mail:\n${text}`);
  const plainLink = link.replaceAll('&amp;', '&');
  expect(text).toContain(plainLink);
  return plainLink;
}
