import type { BasicInterest, Career, Skill } from '@guildpath/contract';
import { familyOf } from './family-of.ts';
import { knowledgeReader } from './knowledge.ts';
import type { Occupation, Release } from './read-release.ts';
import { toSingularTitle, toSlug } from './title.ts';

const maxRelated = 5;

/**
 * Updates the figures of the catalogue's careers from a release and adds its other occupations as new
 * careers. Existing careers keep id, texts, pay and choice of skills; careers that the release lacks are
 * left unchanged.
 */
export function mergeRelease(
  { careers, skills }: { readonly careers: readonly Career[]; readonly skills: readonly Skill[] },
  { occupations, notes }: Release,
): { readonly careers: readonly Career[]; readonly notes: readonly string[] } {
  const rated = [...occupations.values()];
  const elements = new Map(skills.map(({ id, onetElement = '' }) => [id, onetElement]));
  const elementOf = (skillId: string) => elements.get(skillId) ?? '';
  const refreshed = careers.map((career) => {
    const occupation = occupations.get(career.socCode);
    return occupation ? withFigures(career, occupation, elementOf) : career;
  });
  const pick = createSkillPicker(rated, skills);
  const readKnowledge = knowledgeReader(rated);
  const ids = new Set(careers.map(({ id }) => id));
  const known = new Set(careers.map(({ socCode }) => socCode));
  const skipped: string[] = [];
  const added: Career[] = [];
  for (const occupation of rated.filter(({ socCode }) => !known.has(socCode))) {
    const career = toCareer(occupation, pick(occupation), ids);
    if (career) {
      added.push({ ...career, ...aboutOf(career, readKnowledge(occupation), careers) });
      ids.add(career.id);
    } else {
      skipped.push(occupation.title);
    }
  }
  const all = [...refreshed, ...added];
  const idOf = new Map(all.toReversed().map(({ socCode, id }) => [socCode, id]));
  const isNew = new Set(added);
  return {
    careers: all.map((career) =>
      isNew.has(career)
        ? { ...career, relatedCareers: relatedOf(career, occupations, idOf) }
        : career,
    ),
    notes: [
      ...notes,
      `${refreshed.length - careers.filter(({ socCode }) => !occupations.has(socCode)).length} careers matched an occupation of the release.`,
      ...(skipped.length > 0 ? [skippedNote(skipped)] : []),
    ],
  };
}

function skippedNote(titles: readonly string[]): string {
  const shown = titles.slice(0, 5).join('; ');
  const rest = titles.length > 5 ? `; and ${titles.length - 5} more` : '';
  return `Skipped for lack of interests or a Job Zone (${titles.length}): ${shown}${rest}.`;
}

function withFigures(
  career: Career,
  occupation: Occupation,
  elementOf: (skillId: string) => string,
): Career {
  const { jobZone, skills, workStyles } = occupation;
  const interests = interestsOf(occupation);
  return {
    ...career,
    ...(interests && { interests }),
    ...(jobZone && { jobZone }),
    ...(workStyles.size > 0 && { workStyles: Object.fromEntries(workStyles) }),
    skills: career.skills.map((skill) => ({
      ...skill,
      importance: skills.get(elementOf(skill.skillId)) ?? skill.importance,
    })),
  };
}

function interestsOf({ interests }: Occupation): Career['interests'] | undefined {
  const { realistic, investigative, artistic, social, enterprising, conventional } =
    Object.fromEntries(interests) as Partial<Career['interests']>;
  if (!realistic || !investigative || !artistic) return undefined;
  if (!social || !enterprising || !conventional) return undefined;
  return { realistic, investigative, artistic, social, enterprising, conventional };
}

function toCareer(
  occupation: Occupation,
  skills: Career['skills'],
  ids: ReadonlySet<string>,
): Career | undefined {
  const { socCode, jobZone, description, workStyles } = occupation;
  const interests = interestsOf(occupation);
  const category = familyOf(socCode);
  if (!interests || !jobZone || !category) return undefined;
  const title = toSingularTitle(occupation.title);
  const slug = toSlug(title);
  const id = ids.has(slug) ? `${slug.slice(0, 88)}-${toSlug(socCode)}` : slug;
  return {
    ...{ id, title, category, socCode, description, interests, jobZone, skills },
    ...(workStyles.size > 0 && { workStyles: Object.fromEntries(workStyles) }),
    relatedCareers: [],
  };
}

/** Takes what the knowledge that it needs says, then what most careers of the family are mainly about. */
function aboutOf(
  { category }: Career,
  known: BasicInterest | undefined,
  careers: readonly Career[],
): Pick<Career, 'about'> {
  const family = careers.filter((career) => career.category === category);
  const things = family.flatMap(({ about = [] }) => about.slice(0, 1));
  const times = (thing: BasicInterest) => things.filter((one) => one === thing).length;
  const [most] = things.toSorted((one, other) => times(other) - times(one));
  const about = [...new Set([known, most])].filter((thing) => thing !== undefined);
  return about.length > 0 ? { about } : {};
}

function relatedOf(
  { socCode, id }: Career,
  occupations: Release['occupations'],
  idOf: ReadonlyMap<string, string>,
): string[] {
  const related = occupations.get(socCode)?.related ?? [];
  const ids = related.flatMap((other) => idOf.get(other) ?? []).filter((other) => other !== id);
  return [...new Set(ids)].slice(0, maxRelated);
}

const maxSkills = 5;
const minSkills = 3;

/** Only one element of each pair is chosen. */
const nearSynonyms: Readonly<Record<string, string>> = {
  'Systems Evaluation': 'Systems Analysis',
  'Operations Monitoring': 'Operation and Control',
  'Equipment Maintenance': 'Repairing',
  'Learning Strategies': 'Instructing',
  'Critical Thinking': 'Complex Problem Solving',
};

// Chooses like packages/content: of the elements with an importance of at least 3 (2.5 if those are too
// few), the ones furthest above the mean of all occupations in standard deviations, without near-synonyms,
// most important first.
function createSkillPicker(occupations: readonly Occupation[], skills: readonly Skill[]) {
  const elements = skills.flatMap(({ id, onetElement: element }) => {
    if (!element) return [];
    const figures = occupations.flatMap((each) => each.skills.get(element) ?? []);
    if (figures.length === 0) return [];
    const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
    const variance =
      figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / figures.length;
    return { id, element, mean, deviation: Math.sqrt(variance) };
  });
  return (occupation: Occupation): Career['skills'] => {
    const rated = elements
      .map(({ id, element, mean, deviation }) => {
        const importance = occupation.skills.get(element) ?? 0;
        return { skillId: id, element, importance, z: (importance - mean) / (deviation || 1) };
      })
      .toSorted((one, other) => other.z - one.z);
    const important = rated.filter(({ importance }) => importance >= 3);
    const enough =
      important.length >= minSkills
        ? important
        : rated.filter(({ importance }) => importance >= 2.5);
    const groups = new Set<string>();
    return enough
      .filter(({ element }) => {
        const group = nearSynonyms[element] ?? element;
        if (groups.has(group)) return false;
        groups.add(group);
        return true;
      })
      .slice(0, maxSkills)
      .toSorted((one, other) => other.importance - one.importance)
      .map(({ skillId, importance }) => ({ skillId, importance }));
  };
}
