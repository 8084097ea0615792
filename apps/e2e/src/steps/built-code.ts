import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Holds the built files of the web app. */
export const clientRoot = path.resolve(import.meta.dirname, '../../../web/dist/client');

interface BuiltCode {
  readonly file: string;
  readonly css?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

/** Reads which file each source was built into, because the names of the files are hashes. */
export async function readBuiltCode(): Promise<Readonly<Record<string, BuiltCode>>> {
  const manifest = await readFile(path.join(clientRoot, '.vite/manifest.json'), 'utf8');
  return JSON.parse(manifest) as Readonly<Record<string, BuiltCode>>; // as Vite writes it
}
