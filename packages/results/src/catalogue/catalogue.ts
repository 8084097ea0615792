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
  WriterTexts,
} from '@guildpath/contract';

export interface TierQuestions {
  /** Includes the scoring keys, so it must never leave the server. */
  readonly scored: readonly ScoredQuestion[];
  /** Is sent to browsers. */
  readonly served: readonly Question[];
}

/** The catalogue is plain data here, so that it can be sent to another thread. */
export interface CatalogueLists {
  /** Changes with every seed and every import. */
  readonly version: string;
  /** The O*NET releases that careers have figures of, the latest first. */
  readonly onetReleases: readonly string[];
  readonly questions: Readonly<Record<Tier, TierQuestions>>;
  readonly careers: readonly Career[];
  readonly skills: readonly Skill[];
  readonly schools: readonly School[];
  readonly programs: readonly Program[];
  readonly companies: readonly Company[];
  readonly consultants: readonly Consultant[];
}

export interface Catalogue extends CatalogueLists {
  readonly lists: CatalogueLists;
  /** The built-in writer describes results with these. */
  readonly texts: WriterTexts;
  readonly careersById: ById<Career>;
  readonly skillsById: ById<Skill>;
  readonly schoolsById: ById<School>;
  readonly programsById: ById<Program>;
  readonly consultantsById: ById<Consultant>;
}

export function indexCatalogue(lists: CatalogueLists, texts: WriterTexts): Catalogue {
  return {
    ...lists,
    lists,
    texts,
    careersById: byId(lists.careers),
    skillsById: byId(lists.skills),
    schoolsById: byId(lists.schools),
    programsById: byId(lists.programs),
    consultantsById: byId(lists.consultants),
  };
}

export interface ById<T> {
  readonly find: (id: string) => T | undefined;
  /** Throws for an unknown id: the catalogue refers to its own items only. */
  readonly get: (id: string) => T;
}

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
