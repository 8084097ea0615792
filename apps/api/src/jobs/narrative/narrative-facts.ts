import {
  type AnsweredQuestion,
  type Career,
  type CareerRecommendation,
  namesOfTaken,
  type ResponseCaution,
  type ResultSnapshot,
  riasecTypes,
  traitNames,
} from '@guildpath/contract';
import { toInsight } from '@guildpath/results';
import { levelWord } from '@guildpath/scoring';

/**
 * Collects what the AI endpoint receives for the portrait: what the answers did in the story, the levels of
 * interests and traits in words, and the built-in portrait. Like all facts here, it does not identify the
 * person, and nothing in it was typed by anyone.
 */
export function toPortraitFacts(snapshot: ResultSnapshot, answered: readonly AnsweredQuestion[]) {
  return {
    ...toCharacterFacts(snapshot),
    whatThePersonDid: answered.flatMap(momentOf),
    fieldsOfWork: snapshot.careerFields.map(({ category }) => category),
    portrait: toInsight(snapshot.portrait.filter(({ about }) => about !== 'certainty')),
  };
}

/** Returns what all careers need to know of the person: what was chosen by interest, and the character. */
export function toPersonFacts(snapshot: ResultSnapshot, answered: readonly AnsweredQuestion[]) {
  const whatThePersonDid = riasecTypes.map((type) => [
    traitNames[type],
    answered.filter((answer) => chosenInterest(answer) === type).flatMap(momentOf),
  ]);
  return {
    ...toCharacterFacts(snapshot),
    whatThePersonDid: Object.fromEntries(whatThePersonDid) as object,
  };
}

/** Returns what speaks for a career, and what against it. */
export function toCareerFacts(
  { careerTitle, description, reasons }: CareerRecommendation,
  { appeals = {}, complaints }: Pick<Career, 'appeals' | 'complaints'>,
) {
  const { sharedInterest, opposingInterest, opposingDirection = 'more' } = reasons;
  return {
    title: careerTitle,
    about: description,
    sharedInterest: traitNames[sharedInterest],
    whyPeopleLikeIt: appeals[sharedInterest] ?? Object.values(appeals)[0],
    whatPeopleComplainOf: complaints,
    ...(opposingInterest && {
      speaksAgainstIt: `asks for ${opposingDirection} of ${traitNames[opposingInterest]} than the person chose`,
    }),
  };
}

/** Returns what an answer did in the story, as one sentence; nothing for a scene that tells none. */
function momentOf({ question, response }: AnsweredQuestion): string[] {
  const chosen = question.options.find(({ id }) => id === response.selectedOption);
  return chosen?.moment ? [chosen.moment] : [];
}

function chosenInterest({ question: { key }, response }: AnsweredQuestion) {
  return key.kind === 'riasec' ? key.types[response.selectedOption] : undefined;
}

const cautions: Readonly<Record<ResponseCaution, string>> = {
  'straight-line': 'every answer has the same letter, so say little with certainty',
  'too-fast': 'answered faster than one can read, so say little with certainty',
};

function toCharacterFacts(snapshot: ResultSnapshot) {
  const { guildTitle, riasecScores, bigFiveScores, basicInterests: taken, caution } = snapshot;
  return {
    guildTitle,
    interests: inWords(riasecScores),
    traits: inWords(bigFiveScores),
    ...(taken && { saysWorkShouldBeAbout: namesOfTaken(taken) }),
    ...(caution && { caution: cautions[caution] }),
  };
}

function inWords<Scale extends keyof typeof traitNames>(scores: Readonly<Record<Scale, number>>) {
  // The keys are those of the scores.
  const entries = Object.entries(scores) as [Scale, number][];
  return Object.fromEntries(entries.map(([scale, score]) => [traitNames[scale], levelWord(score)]));
}
