import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { composeMessage, type Message, toMessage } from './compose-message.ts';
import type { Mailer } from './mailer.ts';

interface MessageFile {
  readonly message: Message;
  /** Its path. The folder is made when it is missing. */
  readonly file: string;
}

/** Composes a message and writes it into a file, here or in another thread: it takes a while. */
export type WriteMessage = (written: MessageFile) => Promise<void>;

/** Writes each mail as `<id>.eml` into a folder: what a site without an SMTP server does. */
export function createFileMailer(
  folder: string,
  from: string,
  write: WriteMessage = writeMessage,
): Mailer {
  return {
    send: (mail) =>
      write({ message: toMessage(mail, from), file: path.join(folder, `${mail.id}.eml`) }),
    close: () => undefined,
  };
}

export const writeMessage: WriteMessage = async ({ message, file }) => {
  const bytes = await composeMessage(message);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  // At once, for this thread has nothing else to wait for: to hand each step to another one takes three times as long.
  writeFileSync(`${file}.part`, bytes, { mode: 0o600 });
  // Renaming makes the file appear whole or not at all.
  renameSync(`${file}.part`, file);
};
