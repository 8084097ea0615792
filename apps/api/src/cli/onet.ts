import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  findReleaseNumber,
  mergeRelease,
  type OnetFiles,
  onetFiles,
  readRelease,
} from '@guildpath/onet';
import type { Catalogue } from '@guildpath/results';
import { type PlanOutcome, planItems, toBadOutcome } from '../catalogue/import/plan-import.ts';
import { atFile, CommandError, type Shell } from './command.ts';

/** Reads the files of an O*NET release that its import uses. Throws when the folder has none of them. */
export async function readReleaseFiles(folder: string, { report }: Shell): Promise<OnetFiles> {
  const present: readonly string[] = await atFile(folder, async () =>
    (await stat(folder)).isDirectory() ? readdir(folder) : [],
  );
  if (!present.some((name) => onetFiles.includes(name))) {
    throw new CommandError(
      `${folder} has no Occupation Data.txt: unpack the text version of the release, and name the folder that has that file.`,
    );
  }
  const files: Record<string, string> = {};
  for (const name of onetFiles.filter((file) => present.includes(file))) {
    report(`Reading ${name} …`);
    const file = path.join(folder, name);
    files[name] = await atFile(file, () => readFile(file, 'utf8'));
  }
  return files;
}

/**
 * Plans to update careers from an O*NET release, and to add its other occupations. Changes nothing. `folder`
 * is the name of its folder, which may tell the number of the release.
 */
export function planOnetImport(catalogue: Catalogue, files: OnetFiles, folder = ''): PlanOutcome {
  const release = readRelease(files);
  if (release.bad.length > 0) return toBadOutcome(release.bad);
  const { careers, notes } = mergeRelease(catalogue, release);
  const plan = planItems(catalogue, 'careers', careers);
  const number = findReleaseNumber(files, folder);
  const earlier = catalogue.onetReleases.filter((other) => other !== number);
  // A notice that named only the earlier releases would be wrong, so it names none.
  const onetReleases = number === undefined ? [] : [number, ...earlier];
  const noticeNote =
    number === undefined
      ? 'The folder doesn’t say which release it is, so the site’s notice will name none. Keep its Read Me.txt, or its name, such as db_31_0_text.'
      : `The site’s notice will name O*NET ${number}.`;
  return {
    kind: 'planned',
    plan: { ...plan, onetReleases, notes: [...notes, ...plan.notes, noticeNote] },
  };
}
