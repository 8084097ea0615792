import { joinWords } from '@guildpath/content/words';
import type { SeedOutput } from '@guildpath/contract';
import { countEntries, countQuestionsByTier, findCatalogueEdition } from '@guildpath/db';
import { seedCareerData, seedQuestions } from '../../catalogue/seed-catalogue.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { sumOf } from './read-admin-dashboard.ts';

type ReseedContext = Pick<RequestContext, 'db' | 'reloadCatalogue'>;

/** Restores the question bank that this version ships, and serves it from now on. */
export async function reseedQuestions({ db, reloadCatalogue }: ReseedContext): Promise<SeedOutput> {
  await seedQuestions(db);
  await reloadCatalogue();
  const count = sumOf(await countQuestionsByTier(db));
  return { success: true, message: `The question bank holds ${count} questions.` };
}

/**
 * Restores the careers that this version ships with everything that belongs to them, and serves them from now
 * on. Does not touch imported lists.
 */
export async function reseedCareerData({
  db,
  reloadCatalogue,
}: ReseedContext): Promise<SeedOutput> {
  await seedCareerData(db);
  await reloadCatalogue();
  const careers = await countEntries(db, 'careers');
  const skills = await countEntries(db, 'skills');
  const programs = await countEntries(db, 'programs');
  const { importedKinds } = await findCatalogueEdition(db);
  const untouched =
    importedKinds.length > 0
      ? ` These were imported and stay as they are: ${joinWords(importedKinds)}.`
      : '';
  return {
    success: true,
    message: `The catalogue holds ${careers} careers, ${skills} skills and ${programs} programs.${untouched}`,
  };
}
