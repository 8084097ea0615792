import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { toCanonicalEmail } from '@guildpath/contract';

/** Deletes mails that the file mailer wrote before then, finished or not. Several processes may call it. */
export async function deleteOldMailFiles(
  folder: string,
  { writtenBefore }: { readonly writtenBefore: Date },
): Promise<void> {
  for (const file of await listMailFiles(folder)) {
    // Another process may have deleted it.
    const facts = await stat(file).catch(ignoreMissing);
    if (facts && facts.mtime < writtenBefore) await rm(file, { force: true });
  }
}

/** Deletes the mails to the address (case-insensitive) that were written until then. */
export async function deleteMailFilesTo(
  folder: string,
  { address, writtenUntil }: { readonly address: string; readonly writtenUntil: Date },
): Promise<void> {
  for (const file of await listMailFiles(folder)) {
    const facts = await stat(file).catch(ignoreMissing);
    if (!facts || facts.mtime > writtenUntil) continue;
    const message = await readFile(file, 'utf8').catch(ignoreMissing);
    if (message && readRecipient(message) === address.toLowerCase())
      await rm(file, { force: true });
  }
}

// The file mailer writes one address without a name, in quotes or brackets where its dots need them. A long
// address has a line of its own.
function readRecipient(message: string): string | undefined {
  const [header = ''] = message.split(/\r?\n\r?\n/, 1);
  const written = /^To:\s*(?<address>\S+)\s*$/im.exec(header)?.groups?.address;
  return written && toCanonicalEmail(written.replace(/[<>"]/g, '')).toLowerCase();
}

async function listMailFiles(folder: string): Promise<string[]> {
  // There is no folder before the first mail, or when all mail goes by SMTP.
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  return names
    .filter((name) => /\.eml(\.part)?$/.test(name))
    .map((name) => path.join(folder, name));
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
