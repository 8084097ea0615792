import {
  type Career,
  type CareerRoadmap,
  isDegreeOptional,
  type Program,
} from '@guildpath/contract';
import type { CareerMatch } from '@guildpath/scoring';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { capitalize, inSentence, joinWords, withArticle } from '../words.ts';

type RoadmapCatalogue = Pick<Catalogue, 'careersById' | 'programs' | 'schoolsById' | 'skillsById'>;

/** In order of length, the shortest first. */
const routes = [
  'work',
  'course',
  'associate',
  'training',
  'practice',
  'bachelor',
  'master',
  'doctor',
] as const;
type Route = (typeof routes)[number];

/**
 * Writes a roadmap into the best match: what to do now, and where one year and five years can lead. Every
 * fact comes from the catalogue (first step, skills, entry education or Job Zone, programs, related
 * occupations) or follows from the person's other matches. Returns undefined without matches.
 */
export function careerRoadmap(
  catalogue: RoadmapCatalogue,
  matches: readonly Pick<CareerMatch, 'careerId'>[],
): CareerRoadmap | undefined {
  const careers = matches.map(({ careerId }) => catalogue.careersById.get(careerId));
  const [best, ...others] = careers;
  if (!best) return undefined;
  const context = { catalogue, best, others, route: routeOf(best) };
  return {
    careerTitle: best.title,
    now: [best.firstStep, skillsSentence(context), comparisonSentence(others[0])].filter(isPresent),
    oneYear: [
      oneYearSentence(context),
      programSentence(context),
      drawbackSentences(context),
    ].filter(isPresent),
    fiveYears: [
      fiveYearSentence[context.route](withArticle(inSentence(best.title))),
      relatedSentence(context),
      otherRouteSentence(context),
    ].filter(isPresent),
  };
}

interface RoadmapContext {
  readonly catalogue: RoadmapCatalogue;
  readonly best: Career;
  /** Holds the other matches, best first. */
  readonly others: readonly Career[];
  readonly route: Route;
}

function isPresent(sentence: string | undefined): sentence is string {
  return Boolean(sentence);
}

function routeOf(career: Career): Route {
  const { entryEducation, jobZone } = career;
  if (isDegreeOptional(career)) return 'practice';
  switch (entryEducation) {
    case 'No formal educational credential':
    case 'High school diploma or equivalent':
      return jobZone >= 3 ? 'training' : 'work';
    case 'Postsecondary nondegree award':
    case 'Some college, no degree':
      return 'course';
    case "Associate's degree":
      return 'associate';
    case "Bachelor's degree":
      return 'bachelor';
    case "Master's degree":
      return 'master';
    case 'Doctoral or professional degree':
      return 'doctor';
    case undefined:
      return routeOfJobZone[jobZone];
  }
}

const routeOfJobZone = {
  1: 'work',
  2: 'work',
  3: 'training',
  4: 'bachelor',
  5: 'master',
} as const satisfies Record<Career['jobZone'], Route>;

function skillsSentence({ catalogue, best, others }: RoadmapContext): string | undefined {
  const top = best.skills.slice(0, 3).map(({ skillId }) => ({
    name: catalogue.skillsById.get(skillId).name,
    sharers: others.filter(({ skills }) => skills.some((skill) => skill.skillId === skillId)),
  }));
  const [widest] = top.toSorted((one, other) => other.sharers.length - one.sharers.length);
  if (!widest) return undefined;
  const names = joinWords(top.map(({ name }) => name));
  const [one, two] = widest.sharers;
  if (!one) return `Practice what it asks for most: ${names}.`;
  const sharers = joinWords([one, two].flatMap((career) => (career ? career.title : [])));
  return top.length === 1
    ? `Practice ${widest.name}: ${sharers} asks for it too.`
    : `Practice what it asks for most: ${names}. ${widest.name} is the safest to begin with, because it also counts for ${sharers}.`;
}

function comparisonSentence(second: Career | undefined): string | undefined {
  if (!second?.firstStep) return undefined;
  return `Then compare it with your next match, ${second.title}: ${second.firstStep}`;
}

function oneYearSentence({ best, route }: RoadmapContext): string {
  const a = withArticle(inSentence(best.title));
  switch (route) {
    case 'work':
      return `You could already be working as ${a}, because most people learn it on the job.`;
    case 'training':
      return `You could be in your first year of learning it, on the job or as an apprentice.`;
    case 'course':
      return 'You could be through a course after high school or close to its end, since many take about a year.';
    case 'associate':
      return "You could be halfway through a two-year associate's degree, which is the usual way in.";
    case 'practice':
      return 'You could have a year of practice behind you, with something to show. A course or a degree can run beside it.';
    case 'bachelor':
      return "You could have the first year of a bachelor's degree behind you, early enough to change the subject if it disappoints.";
    case 'master':
      return `You could be a year into a bachelor's degree or, with one in hand, into the graduate study that ${a} usually has.`;
    case 'doctor':
      return `You could be a year into college. To become ${a} takes a doctoral or professional degree, so this is the first of many.`;
  }
}

const levelsOf: Readonly<Record<Route, readonly Program['level'][]>> = {
  work: ['certificate', 'apprenticeship'],
  training: ['apprenticeship', 'certificate', 'associate'],
  course: ['certificate', 'associate'],
  associate: ['associate', 'certificate'],
  practice: ['certificate', 'associate', 'bachelor'],
  bachelor: ['bachelor', 'associate'],
  master: ['bachelor', 'master'],
  doctor: ['bachelor', 'doctoral'],
};

function programSentence({ catalogue, best, others, route }: RoadmapContext): string | undefined {
  // A beginner cannot start on a program with a prerequisite.
  const open = catalogue.programs.filter(
    ({ careerIds, prerequisite }) => careerIds.includes(best.id) && prerequisite === undefined,
  );
  const program = levelsOf[route].flatMap(
    (level) => open.find((one) => one.level === level) ?? [],
  )[0];
  if (!program) return undefined;
  const school = catalogue.schoolsById.get(program.schoolId).name;
  const other = others.find(({ id }) => program.careerIds.includes(id));
  const example = `One program to look at is ${program.name} at ${school}`;
  return other ? `${example}, which also prepares for ${other.title}.` : `${example}.`;
}

function drawbackSentences({ best: { complaints }, route }: RoadmapContext): string | undefined {
  if (!complaints) return undefined;
  return route === 'work' || route === 'training' || route === 'practice'
    ? `By then you will also know how you take what many people in it complain of. ${complaints}`
    : `Before you commit to years of study, ask someone in it about what many complain of. ${complaints}`;
}

const fiveYearSentence: Readonly<Record<Route, (a: string) => string>> = {
  work: (a) =>
    `You could have worked as ${a} for about four years, and be the one who shows newcomers how it is done.`,
  training: (a) => `You could be fully trained and have worked as ${a} for a year or more.`,
  course: (a) => `You could have worked as ${a} for about three years.`,
  associate: (a) => `You could have your degree and about two years of work as ${a}.`,
  practice: (a) =>
    `You could have some years of practice to show, and earn at least part of your living as ${a}.`,
  bachelor: (a) => `You could have your degree and be in your first year as ${a}.`,
  master: (a) =>
    `You could have a bachelor's degree and be about halfway through a master's. The first job as ${a} would follow.`,
  doctor: (a) =>
    `You could have a bachelor's degree and be in the first year of doctoral or professional study. Before you work as ${a}, some years more would follow.`,
};

function relatedSentence({ catalogue, best, others }: RoadmapContext): string | undefined {
  const own = others.filter(({ id }) => best.relatedCareers.includes(id));
  if (own.length > 0) {
    const titles = joinWords(own.slice(0, 2).map(({ title }) => title));
    return own.length === 1
      ? `${titles} is related work and among your matches too, so a change later would not be a new start.`
      : `${titles} are related work and among your matches too, so a change later would not be a new start.`;
  }
  const near = best.relatedCareers
    .slice(0, 2)
    .flatMap((id) => catalogue.careersById.find(id)?.title ?? []);
  if (near.length === 0) return undefined;
  return `Related work, should you want a change by then: ${joinWords(near)}.`;
}

function otherRouteSentence({
  catalogue,
  best,
  others,
  route,
}: RoadmapContext): string | undefined {
  const longerBy = (career: Career) => routes.indexOf(routeOf(career)) - routes.indexOf(route);
  // Schooling and Job Zone have to agree that the way in is shorter, or that it is longer.
  const other = others.find((career) => longerBy(career) * (career.jobZone - best.jobZone) > 0);
  if (!other) return undefined;
  const shared = best.skills.find(({ skillId }) =>
    other.skills.some((skill) => skill.skillId === skillId),
  );
  const a = capitalize(withArticle(inSentence(other.title)));
  const words = longerBy(other) < 0 ? 'a shorter way in' : 'a longer way in';
  const carried = shared
    ? `, and ${catalogue.skillsById.get(shared.skillId).name} carries over`
    : '';
  return `${a}, also among your matches, has ${words}${carried}.`;
}
