import type { SeedOutput } from '@guildpath/contract';
import { countQuestionsByTier, countRows, findCatalogueEdition } from '@guildpath/db';
import { joinWords } from '@guildpath/results';
import { seedCareerData, seedQuestions } from '../../catalogue/seed-catalogue.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { sumOf } from './read-admin-dashboard.ts';

type ReseedContext = Pick<RequestContext, 'db' | 'refreshEdition'>;

/** Restores the question bank that this version ships, and serves it from now on. */
export async function reseedQuestions({ db, refreshEdition }: ReseedContext): Promise<SeedOutput> {
  await seedQuestions(db);
  await refreshEdition();
  const count = sumOf(await countQuestionsByTier(db));
  return { success: true, message: `The question bank holds ${count} questions.` };
}

/**
 * Restores the careers that this version ships with everything that belongs to them, and serves them from now
 * on. Does not touch imported lists.
 */
export async function reseedCareerData({ db, refreshEdition }: ReseedContext): Promise<SeedOutput> {
  await seedCareerData(db);
  await refreshEdition();
  const careers = await countRows(db, 'careers');
  const skills = await countRows(db, 'skills');
  const programs = await countRows(db, 'programs');
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
