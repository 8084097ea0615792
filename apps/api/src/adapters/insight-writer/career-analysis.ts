import { type Career, type Company, traitNames } from '@guildpath/contract';
import type { CareerMatch } from '@guildpath/scoring';
import { type AnsweredScene, choiceInScene } from './answered-scene.ts';
import { distinctInterests } from './distinct-interests.ts';
import { countWords, fitWords, type Sentence } from './fit-words.ts';
import { firstSteps } from './phrases/first-steps.ts';
import { interestPhrases } from './phrases/interest-phrases.ts';
import { pick } from './pick.ts';
import { workSentences } from './work-sentences.ts';
import type { WriterContext } from './writer-context.ts';

const maxWords = 110;

/**
 * Why this career, what the work is like, and a first step: 60 to 110 words. `rank` is its place
 * among the matches, so that the analyses of one person do not repeat each other.
 */
export function careerAnalysis(facts: WriterContext, match: CareerMatch, rank: number): string {
  const career = facts.careersById.get(match.careerId);
  const seed = facts.seed + rank;
  const companies = companyLine(career, facts.companies, seed);
  const analysis = fitWords(
    [
      [
        linkSentence(facts, match, seed),
        ...choiceSentences(facts, match, seed),
        againstSentence(facts, match),
      ],
      workSentences(career, facts),
      [stepSentence(career, facts, seed)],
    ],
    maxWords - countWords(companies),
  );
  return companies ? `${analysis}\n\n${companies}` : analysis;
}

function linkSentence({ profile }: WriterContext, { reasons }: CareerMatch, seed: number): string {
  const { draw } = interestPhrases[reasons.sharedInterest];
  const name = traitNames[reasons.sharedInterest];
  const { percentage } = profile.riasec[reasons.sharedInterest];
  if (percentage < 50) {
    return `What you and this work share most is ${draw}, even if ${name} is not high for you (${percentage}%).`;
  }
  return pick(
    [
      `What links you to this work is ${draw}: ${name} is at ${percentage}% for you.`,
      `You and this work meet in ${draw}, where you stand at ${percentage}% (${name}).`,
      `This fits first of all through ${name} (${percentage}% for you), that is, ${draw}.`,
    ],
    seed,
  );
}

function choiceSentences(
  { scenes }: WriterContext,
  { reasons }: CareerMatch,
  seed: number,
): Sentence[] {
  const [one, two] = scenes
    .filter((scene) => reasons.scenes.includes(scene.title) && !isMissedPuzzle(scene))
    .toSorted((a, b) => reasons.scenes.indexOf(a.title) - reasons.scenes.indexOf(b.title))
    .map(choiceInScene);
  if (!one) return [];
  return [
    pick(
      [
        `It was lifted by your choice of ${one}.`,
        `Among your answers, ${one} lifted it.`,
        `An answer that speaks for it: ${one}.`,
      ],
      seed,
    ),
    two ? { text: `Next comes ${two}.`, spare: 5 } : '',
  ];
}

/** A puzzle gone wrong can lift a match with less schooling; told as a reason it would hurt, and explain nothing. */
function isMissedPuzzle({ key, selectedOption }: AnsweredScene): boolean {
  return key.kind === 'aptitude' && key.correct !== selectedOption;
}

function againstSentence({ profile }: WriterContext, { reasons }: CareerMatch): Sentence {
  const { opposingInterest } = reasons;
  return opposingInterest === null
    ? ''
    : {
        text: `One thing speaks against it: in ${traitNames[opposingInterest]} (${profile.riasec[opposingInterest].percentage}% for you) the two of you differ most.`,
        spare: 1,
      };
}

function stepSentence(career: Career, { careers }: WriterContext, seed: number): string {
  const [mostly = 'realistic'] = distinctInterests(career, careers);
  const step = pick(firstSteps[mostly], seed);
  return `This month, ${step.replaceAll('{title}', career.title)}`;
}

/** As many as the share card shows (spec section 9). */
const namesShown = 3;

/**
 * `Company names: A, B, C` with known employers of the career's field, or nothing when none is
 * known. The seed decides where in the catalogue's order the three begin.
 */
function companyLine(career: Career, companies: readonly Company[], seed: number): string {
  const employers = companies.filter(({ categories }) => categories.includes(career.category));
  if (employers.length === 0) return '';
  const start = seed % employers.length;
  const names = [...employers.slice(start), ...employers.slice(0, start)]
    .slice(0, namesShown)
    .map(({ name }) => name);
  return `Company names: ${names.join(', ')}`;
}
