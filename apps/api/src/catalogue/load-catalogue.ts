import { onetReleases as shippedReleases } from '@guildpath/content';
import { texts } from '@guildpath/content/texts';
import type { Career, Program, Tier } from '@guildpath/contract';
import {
  type Db,
  findCatalogueEdition,
  findCatalogueVersion,
  listEntries,
  listQuestions,
} from '@guildpath/db';
import { type Catalogue, indexCatalogue, type TierQuestions } from '@guildpath/results';

/** Reads the whole catalogue. Throws when the database has not been seeded. */
export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const version = await findCatalogueVersion(db);
  if (!version) throw new Error('The database has not been seeded.');
  const { onetReleases = shippedReleases } = await findCatalogueEdition(db);
  const careers = withoutUnknownRelations(await listEntries(db, 'careers'));
  const lists = {
    version,
    onetReleases,
    questions: {
      quick: await loadQuestions(db, 'quick'),
      standard: await loadQuestions(db, 'standard'),
      epic: await loadQuestions(db, 'epic'),
    },
    careers,
    skills: await listEntries(db, 'skills'),
    schools: await listEntries(db, 'schools'),
    programs: toOfferedPrograms(await listEntries(db, 'programs'), careers),
    companies: await listEntries(db, 'companies'),
    consultants: await listEntries(db, 'consultants'),
  };
  return indexCatalogue(lists, texts);
}

function withoutUnknownRelations(careers: readonly Career[]): Career[] {
  const ids = new Set(careers.map(({ id }) => id));
  return careers.map((career) => ({
    ...career,
    relatedCareers: career.relatedCareers.filter((id) => ids.has(id)),
  }));
}

// An import replaces one kind at a time, so a program may name careers that are gone.
function toOfferedPrograms(programs: readonly Program[], careers: readonly Career[]): Program[] {
  const ids = new Set(careers.map(({ id }) => id));
  return programs.flatMap((program) => {
    const careerIds = program.careerIds.filter((id) => ids.has(id));
    return careerIds.length > 0 ? { ...program, careerIds } : [];
  });
}

async function loadQuestions(db: Db, tier: Tier): Promise<TierQuestions> {
  const scored = await listQuestions(db, tier);
  return { scored, served: scored.map(({ key: _key, ...question }) => question) };
}
