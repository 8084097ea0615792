import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { expect } from 'playwright/test';

/** The mails to one address, read from the files that a site without SMTP writes. */
export class Mailbox {
  readonly #outboxDir: string;
  readonly #address: string;

  constructor(outboxDir: string, address: string) {
    this.#outboxDir = outboxDir;
    this.#address = address;
  }

  /** Lists the mails, oldest first. */
  async listMails(): Promise<ParsedMail[]> {
    const names = await readdir(this.#outboxDir).catch(() => []);
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => simpleParser(await readFile(path.join(this.#outboxDir, name)))),
    );
    return mails
      .filter(({ to }) => [to ?? []].flat().some(({ text }) => text.includes(this.#address)))
      .sort((a, b) => Number(a.date) - Number(b.date));
  }

  /** Waits until there are exactly `count` mails and returns the last one. */
  async waitForMail(count = 1): Promise<ParsedMail> {
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

/** Returns the sign-in link of a mail. Fails unless HTML and text contain the same link. */
export function findSignInLink(mail: ParsedMail): string {
  const html = mail.html || '';
  const link = /href="(?<link>[^"]*\/login\?token=[^"]*)"/.exec(html)?.groups?.link;
  if (!link) throw new Error(`There is no sign-in link in the mail:\n${mail.text}`);
  const plainLink = link.replaceAll('&amp;', '&');
  expect(mail.text).toContain(plainLink);
  return plainLink;
}
