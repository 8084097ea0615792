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

export interface TierQuestions {
  /** With the key: stays on the server. */
  readonly scored: readonly ScoredQuestion[];
  /** As sent to browsers. */
  readonly served: readonly Question[];
}

/** The lists of the catalogue as plain data, in a version that changes with a seed or an import. */
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
