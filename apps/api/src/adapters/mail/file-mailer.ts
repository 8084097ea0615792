import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { toMessage } from './to-message.ts';

/** Writes each mail as `<id>.eml` into a folder, which it creates: for a site without an SMTP server. */
export function createFileMailer(folder: string, from: string, supportEmail?: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from, supportEmail));
      const file = path.join(folder, `${mail.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      // A rename is atomic: no reader sees half a file.
      await rename(`${file}.part`, file);
    },
    close: () => undefined,
  };
}
