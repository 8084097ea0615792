import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { toMessage } from './smtp-mailer.ts';

/** Writes each mail as `<id>.eml` into a folder: what a site without an SMTP server does. */
export function createFileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from));
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
    close: () => transport.close(),
  };
}
