import {
  type Career,
  type CareerRoadmap,
  isDegreeOptional,
  type Program,
  preparationOf,
  type Route,
  type WriterTexts,
} from '@guildpath/contract';
import type { CareerMatch } from '@guildpath/scoring';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { experienceFor } from './career-facts.ts';

type RoadmapCatalogue = Pick<
  Catalogue,
  'careersById' | 'programs' | 'schoolsById' | 'skillsById' | 'texts'
>;

const shortestFirst: readonly Route[] = [
  'work',
  'course',
  'associate',
  'training',
  'practice',
  'bachelor',
  'master',
  'doctor',
];

/**
 * Writes a roadmap into the best match: what to do now, and where one year and five years can lead. Every
 * fact comes from the catalogue (first step, skills, what comes before it, entry education or Job Zone,
 * programs, related occupations) or follows from the person's other matches. Returns undefined without
 * matches.
 */
export function careerRoadmap(
  catalogue: RoadmapCatalogue,
  matches: readonly Pick<CareerMatch, 'careerId'>[],
): CareerRoadmap | undefined {
  const careers = matches.map(({ careerId }) => catalogue.careersById.get(careerId));
  const [best, ...others] = careers;
  if (!best) return undefined;
  const start = catalogue.careersById.get(best.after?.[0]?.careerId ?? best.id);
  const route = routeOf(start);
  const experience = experienceFor(catalogue, best);
  const texts = catalogue.texts.roadmap;
  const context = { catalogue, texts, best, start, others, route };
  return {
    careerTitle: best.title,
    now: [best.firstStep, skillsSentence(context), comparisonSentence(context)].filter(isPresent),
    oneYear: [
      texts.oneYear[route](start.title),
      programSentence(context),
      complaintSentences(context),
    ].filter(isPresent),
    fiveYears: [
      texts.fiveYears[route](start.title),
      experience && texts.later(best.title, experience),
      relatedSentence(context),
      otherRouteSentence(context),
    ].filter(isPresent),
  };
}

interface RoadmapContext {
  readonly catalogue: RoadmapCatalogue;
  readonly texts: WriterTexts['roadmap'];
  readonly best: Career;
  /** The work before the best match, or that itself. */
  readonly start: Career;
  /** The other matches, best first. */
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
      return preparationOf(career) === 'short' ? 'course' : 'training';
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

function skillsSentence({ catalogue, texts, best, others }: RoadmapContext): string | undefined {
  const top = best.skills.slice(0, 3).map(({ skillId }) => ({
    name: catalogue.skillsById.get(skillId).name,
    sharers: others.filter(({ skills }) => skills.some((skill) => skill.skillId === skillId)),
  }));
  const [widest] = top.toSorted((one, other) => other.sharers.length - one.sharers.length);
  if (!widest) return undefined;
  const names = top.map(({ name }) => name);
  const sharers = widest.sharers.slice(0, 2).map(({ title }) => title);
  if (sharers.length === 0) return texts.skills(names);
  return top.length === 1
    ? texts.onlySkill(widest.name, sharers)
    : texts.sharedSkills(names, widest.name, sharers);
}

function comparisonSentence({ texts, others: [second] }: RoadmapContext): string | undefined {
  return second?.firstStep && texts.comparison(second.title, second.firstStep);
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

function programSentence({
  catalogue,
  texts,
  start,
  others,
  route,
}: RoadmapContext): string | undefined {
  // A beginner cannot start on a program with a prerequisite.
  const open = catalogue.programs.filter(
    ({ careerIds, prerequisite }) => careerIds.includes(start.id) && prerequisite === undefined,
  );
  const program = levelsOf[route].flatMap(
    (level) => open.find((one) => one.level === level) ?? [],
  )[0];
  if (!program) return undefined;
  const school = catalogue.schoolsById.get(program.schoolId).name;
  const other = others.find(({ id }) => program.careerIds.includes(id));
  return texts.program(program.name, school, other?.title);
}

function complaintSentences({
  texts,
  start: { complaints },
  route,
}: RoadmapContext): string | undefined {
  if (!complaints) return undefined;
  return route === 'work' || route === 'training' || route === 'practice'
    ? texts.complaintsAtWork(complaints)
    : texts.complaintsBeforeStudy(complaints);
}

function relatedSentence({ catalogue, texts, best, others }: RoadmapContext): string | undefined {
  const own = others.filter(({ id }) => best.relatedCareers.includes(id));
  if (own.length > 0) return texts.relatedMatches(own.slice(0, 2).map(({ title }) => title));
  const near = best.relatedCareers
    .slice(0, 2)
    .flatMap((id) => catalogue.careersById.find(id)?.title ?? []);
  return near.length > 0 ? texts.related(near) : undefined;
}

function otherRouteSentence({
  catalogue,
  texts,
  best,
  others,
  route,
}: RoadmapContext): string | undefined {
  const longerBy = (career: Career) =>
    shortestFirst.indexOf(routeOf(career)) - shortestFirst.indexOf(route);
  // Schooling and Job Zone have to agree that the way in is shorter, or that it is longer.
  const other = others.find(
    (career) => !career.after && longerBy(career) * (career.jobZone - best.jobZone) > 0,
  );
  if (!other || best.after) return undefined;
  const shared = best.skills.find(({ skillId }) =>
    other.skills.some((skill) => skill.skillId === skillId),
  );
  return texts.otherRoute(
    other.title,
    longerBy(other) < 0 ? 'shorter' : 'longer',
    shared && catalogue.skillsById.get(shared.skillId).name,
  );
}
