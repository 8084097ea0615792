import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Deletes the mails that the file mailer wrote into the folder before that time, and those that it did not finish. Any number of processes may do it at any time.
 */
export async function deleteOldMailFiles(
  folder: string,
  { writtenBefore }: { readonly writtenBefore: Date },
): Promise<void> {
  for (const name of await listFiles(folder)) {
    if (!/\.eml(\.part)?$/.test(name)) continue;
    const file = path.join(folder, name);
    // Another process may have been first.
    const facts = await stat(file).catch(ignoreMissing);
    if (facts && facts.mtime < writtenBefore) await rm(file, { force: true });
  }
}

/** There is no folder before the first mail, or where all mail goes by SMTP. */
async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
