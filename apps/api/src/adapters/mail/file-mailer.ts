import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ComposeMessage, composeMessage, toMessage } from './compose-message.ts';
import type { Mailer } from './mailer.ts';

/** Writes each mail as `<id>.eml` into a folder: what a site without an SMTP server does. */
export function createFileMailer(
  folder: string,
  from: string,
  compose: ComposeMessage = composeMessage,
): Mailer {
  return {
    send: async (mail) => {
      const message = await compose(toMessage(mail, from));
      const file = path.join(folder, `${mail.id}.eml`);
      const write = () => writeFile(`${file}.part`, message, { mode: 0o600 });
      await write().catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await write();
      });
      // Renaming makes the file appear whole or not at all.
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
