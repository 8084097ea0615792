import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { toCanonicalEmail } from '@guildpath/contract';

/**
 * Deletes the mails that the file mailer wrote into the folder before that time, and those that it did not
 * finish. Several processes may do it at once.
 */
export async function deleteOldMailFiles(
  folder: string,
  { writtenBefore }: { readonly writtenBefore: Date },
): Promise<void> {
  for (const file of await listMailFiles(folder)) {
    // Another process may have been first.
    const facts = await stat(file).catch(ignoreMissing);
    if (facts && facts.mtime < writtenBefore) await rm(file, { force: true });
  }
}

/** Deletes the mails to the address (case-insensitive) that were written into the folder up to that time. */
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
  const names = await listFiles(folder);
  return names
    .filter((name) => /\.eml(\.part)?$/.test(name))
    .map((name) => path.join(folder, name));
}

// There is no folder before the first mail, or where all mail goes by SMTP.
async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
