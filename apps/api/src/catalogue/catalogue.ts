import type {
  Career,
  Company,
  Consultant,
  Program,
  Question,
  School,
  ScoredQuestion,
  Skill,
  Tier,
} from '@guildpath/contract';
import {
  type Db,
  findCatalogueVersion,
  listCareers,
  listCompanies,
  listConsultants,
  listPrograms,
  listQuestions,
  listSchools,
  listSkills,
} from '@guildpath/db';

interface TierQuestions {
  /** With the key: stays on the server. */
  readonly scored: readonly ScoredQuestion[];
  /** As sent to browsers. */
  readonly served: readonly Question[];
}

/** Everything that seeding filled, read once and kept: it changes only with a new seed. Plain data. */
export interface CatalogueLists {
  /** Of the content that was seeded, and of what an operator imported. */
  readonly version: string;
  readonly questions: Readonly<Record<Tier, TierQuestions>>;
  readonly careers: readonly Career[];
  readonly skills: readonly Skill[];
  readonly schools: readonly School[];
  readonly programs: readonly Program[];
  readonly companies: readonly Company[];
  readonly consultants: readonly Consultant[];
}

/** The lists, and what is looked up in them. */
export interface Catalogue extends CatalogueLists {
  readonly lists: CatalogueLists;
  readonly careersById: ById<Career>;
  readonly skillsById: ById<Skill>;
  readonly schoolsById: ById<School>;
  readonly programsById: ById<Program>;
  readonly consultantsById: ById<Consultant>;
}

export async function loadCatalogue(db: Db): Promise<Catalogue> {
  const version = await findCatalogueVersion(db);
  if (!version) throw new Error('The database holds no content yet.');
  const careers = toRelatedOnly(await listCareers(db));
  return indexCatalogue({
    version,
    questions: {
      quick: await loadQuestions(db, 'quick'),
      standard: await loadQuestions(db, 'standard'),
      epic: await loadQuestions(db, 'epic'),
    },
    careers,
    skills: await listSkills(db),
    schools: await listSchools(db),
    programs: toLeadingSomewhere(await listPrograms(db), careers),
    companies: await listCompanies(db),
    consultants: await listConsultants(db),
  });
}

export function indexCatalogue(lists: CatalogueLists): Catalogue {
  return {
    ...lists,
    lists,
    careersById: byId(lists.careers),
    skillsById: byId(lists.skills),
    schoolsById: byId(lists.schools),
    programsById: byId(lists.programs),
    consultantsById: byId(lists.consultants),
  };
}

/** Related careers that have left the catalogue are not named. */
function toRelatedOnly(careers: readonly Career[]): Career[] {
  const ids = new Set(careers.map(({ id }) => id));
  return careers.map((career) => ({
    ...career,
    relatedCareers: career.relatedCareers.filter((id) => ids.has(id)),
  }));
}

/** A program prepares for careers of this catalogue, or is not offered: an import replaces one kind at a time. */
function toLeadingSomewhere(programs: readonly Program[], careers: readonly Career[]): Program[] {
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

/** Items by their id. */
export interface ById<T> {
  readonly find: (id: string) => T | undefined;
  /** Throws when there is none: ids inside the catalogue refer to its own items. */
  readonly get: (id: string) => T;
}

/** Looks items up by their id. */
export function byId<T extends { readonly id: string }>(items: readonly T[]): ById<T> {
  const found = new Map(items.map((item) => [item.id, item]));
  return {
    find: (id) => found.get(id),
    get: (id) => {
      const item = found.get(id);
      if (!item) throw new Error(`The catalogue has no ${id}.`);
      return item;
    },
  };
}
