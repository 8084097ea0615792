import type { Career, CareerRoadmap, Program } from '@guildpath/contract';
import type { CareerMatch } from '@guildpath/scoring';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { capitalize, inSentence, joinWords, withArticle } from '../words.ts';

type RoadmapCatalogue = Pick<Catalogue, 'careersById' | 'programs' | 'schoolsById' | 'skillsById'>;

/** How people usually get into a career, from the shortest way to the longest. */
const roads = ['work', 'course', 'associate', 'training', 'bachelor', 'master', 'doctor'] as const;
type Road = (typeof roads)[number];

/**
 * A roadmap into the best match: what to do now, and where one year and five years can lead. Every fact is the
 * catalogue's (first step, skills, entry education or Job Zone, programs, related occupations) or follows from the
 * person's other matches. Undefined without matches.
 */
export function careerRoadmap(
  catalogue: RoadmapCatalogue,
  matches: readonly Pick<CareerMatch, 'careerId'>[],
): CareerRoadmap | undefined {
  const careers = matches.map(({ careerId }) => catalogue.careersById.get(careerId));
  const [best, ...others] = careers;
  if (!best) return undefined;
  const journey = { catalogue, best, others, road: roadOf(best) };
  return {
    careerTitle: best.title,
    now: [best.firstStep, skillsSentence(journey), comparison(others[0])].filter(isSaid),
    oneYear: [yearWords(journey), programSentence(journey), checkWords(journey)].filter(isSaid),
    fiveYears: [
      fiveYearWords[journey.road](withArticle(inSentence(best.title))),
      relatedSentence(journey),
      otherRoadSentence(journey),
    ].filter(isSaid),
  };
}

interface Journey {
  readonly catalogue: RoadmapCatalogue;
  readonly best: Career;
  /** The other matches, best first. */
  readonly others: readonly Career[];
  readonly road: Road;
}

function isSaid(sentence: string | undefined): sentence is string {
  return Boolean(sentence);
}

/** By the typical entry education; where there is none, by the Job Zone. */
function roadOf({ entryEducation, jobZone }: Career): Road {
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
      return roadOfJobZone[jobZone];
  }
}

const roadOfJobZone = {
  1: 'work',
  2: 'work',
  3: 'training',
  4: 'bachelor',
  5: 'master',
} as const satisfies Record<Career['jobZone'], Road>;

/** The skill of the career that most of the other matches ask for too. */
function skillsSentence({ catalogue, best, others }: Journey): string | undefined {
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

/** Something to hold the best match against. */
function comparison(second: Career | undefined): string | undefined {
  if (!second?.firstStep) return undefined;
  return `Then compare it with your next match, ${second.title}: ${second.firstStep}`;
}

function yearWords({ best, road }: Journey): string {
  const a = withArticle(inSentence(best.title));
  switch (road) {
    case 'work':
      return `You could already be working as ${a}, because most people learn it on the job.`;
    case 'training':
      return `You could be in your first year of learning it, on the job or as an apprentice.`;
    case 'course':
      return 'You could be through a course after high school or close to its end, since many take about a year.';
    case 'associate':
      return "You could be halfway through a two-year associate's degree, which is the usual way in.";
    case 'bachelor':
      return "You could have the first year of a bachelor's degree behind you, early enough to change the subject if it disappoints.";
    case 'master':
      return `You could be a year into a bachelor's degree or, with one in hand, into the graduate study that ${a} usually has.`;
    case 'doctor':
      return `You could be a year into college. To become ${a} takes a doctoral or professional degree, so this is the first of many.`;
  }
}

const levelsOf: Readonly<Record<Road, readonly Program['level'][]>> = {
  work: ['certificate', 'apprenticeship'],
  training: ['apprenticeship', 'certificate', 'associate'],
  course: ['certificate', 'associate'],
  associate: ['associate', 'certificate'],
  bachelor: ['bachelor', 'associate'],
  master: ['bachelor', 'master'],
  doctor: ['bachelor', 'doctoral'],
};

/** A program that is open to a beginner and leads there, and which other match it would serve. */
function programSentence({ catalogue, best, others, road }: Journey): string | undefined {
  const open = catalogue.programs.filter(
    ({ careerIds, prerequisite }) => careerIds.includes(best.id) && prerequisite === undefined,
  );
  const program = levelsOf[road].flatMap(
    (level) => open.find((one) => one.level === level) ?? [],
  )[0];
  if (!program) return undefined;
  const school = catalogue.schoolsById.get(program.schoolId).name;
  const other = others.find(({ id }) => program.careerIds.includes(id));
  const example = `One program to look at is ${program.name} at ${school}`;
  return other ? `${example}, which also prepares for ${other.title}.` : `${example}.`;
}

/** What speaks against it: a year at work shows how one takes it; before years of study one has to ask. */
function checkWords({ best: { wears }, road }: Journey): string | undefined {
  if (!wears) return undefined;
  return road === 'work' || road === 'training'
    ? `By then you will also know how you take what many people in it complain of. ${wears}`
    : `Before you commit to years of study, ask someone in it about what many complain of. ${wears}`;
}

const fiveYearWords: Readonly<Record<Road, (a: string) => string>> = {
  work: (a) =>
    `You could have worked as ${a} for about four years, and be the one who shows newcomers how it is done.`,
  training: (a) => `You could be fully trained and have worked as ${a} for a year or more.`,
  course: (a) => `You could have worked as ${a} for about three years.`,
  associate: (a) => `You could have your degree and about two years of work as ${a}.`,
  bachelor: (a) => `You could have your degree and be in your first year as ${a}.`,
  master: (a) =>
    `You could have a bachelor's degree and be about halfway through a master's. The first job as ${a} would follow.`,
  doctor: (a) =>
    `You could have a bachelor's degree and be in the first year of doctoral or professional study. Before you work as ${a}, some years more would follow.`,
};

/** Occupations nearby: first those that are among the person's own matches. */
function relatedSentence({ catalogue, best, others }: Journey): string | undefined {
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

/**
 * The next match whose way in is of another length, and what would carry over. Schooling and Job Zone have to agree that
 * it is shorter or longer.
 */
function otherRoadSentence({ catalogue, best, others, road }: Journey): string | undefined {
  const longerBy = (career: Career) => roads.indexOf(roadOf(career)) - roads.indexOf(road);
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
