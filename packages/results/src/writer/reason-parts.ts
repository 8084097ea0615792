import type { Career, CareerReasons, RiasecType, SceneSubject } from '@guildpath/contract';
import type { CareerMatch } from '@guildpath/scoring';
import { capitalize } from '../words.ts';
import type { Part } from './compose.ts';
import { inTurn, interestPhrases } from './phrases/interest-phrases.ts';
import { type Moment, nounOf, type Subject, type WriterContext } from './writer-context.ts';

/** Gives the person's own answers as reasons for the career, then says what speaks against it. */
export function reasonParts(context: WriterContext, subject: Subject): Part[] {
  const { match, career, turn } = subject;
  const { reasons } = match;
  const { sharedInterest, opposingInterest, opposingDirection } = reasons;
  const own = answersOfInterest(context, sharedInterest, reasons.scenes);
  const unused = unusedMoments(
    context,
    own.filter((moment) => isFitting(moment, career)),
  );
  const others = own.length > 0 ? [] : otherAnswers(context, reasons.scenes);
  return [
    ...(own.length > 0
      ? [
          answerPart(unused, reasons, turn),
          {
            topic: 'link',
            variants: linkTexts(sharedInterest, subject, unused.length > 0),
            rank: 0,
          },
        ]
      : [{ topic: 'mix', variants: mixTexts(others, sharedInterest, career, turn), rank: 0 }]),
    { topic: 'puzzle', variants: puzzleTexts(context, match), rank: 4 },
    {
      topic: 'against',
      variants: opposingInterest
        ? againstTexts(opposingInterest, opposingDirection ?? 'more', career)
        : [],
      rank: 1,
    },
  ];
}

/** Orders the answers by how much they raised the match. */
function answersOfInterest(
  { moments, telling }: WriterContext,
  interest: RiasecType,
  scenes: readonly string[],
): Moment[] {
  // The portrait has told that moment already.
  const place = (moment: Moment) => {
    const at = scenes.indexOf(moment.scene);
    return at < 0 || moment === telling ? scenes.length : at;
  };
  return moments
    .filter(({ chosenType }) => chosenType === interest)
    .toSorted((a, b) => place(a) - place(b) || b.lift(interest) - a.lift(interest));
}

// Puzzles have a sentence of their own.
function otherAnswers({ moments }: WriterContext, scenes: readonly string[]): Moment[] {
  return moments.filter(({ scene, puzzle }) => !puzzle && scenes.includes(scene));
}

// Trimming hooves is no reason for electronics, though both are hands-on.
const subjectsByFamily: Readonly<Record<string, readonly SceneSubject[]>> = {
  Animals: ['animals', 'fish'],
  Farming: ['animals', 'plants', 'food'],
  'Food and Drink': ['food', 'fish'],
  'Nature and Environment': ['animals', 'plants', 'fish'],
  'Parks and Gardens': ['plants'],
  'Ships and Fishing': ['fish'],
};

function isFitting({ subjects }: Moment, { category }: Career): boolean {
  const own = subjectsByFamily[category] ?? [];
  return subjects.length === 0 || subjects.some((subject) => own.includes(subject));
}

function unusedMoments({ wording }: WriterContext, own: readonly Moment[]): string[] {
  return own.flatMap(({ text }) => (text && !wording.textsWith.has(text) ? [text] : []));
}

/** Falls back to the interest itself, in words that fit a strong and a weak one. */
function answerPart(
  unused: readonly string[],
  { sharedInterest }: CareerReasons,
  turn: number,
): Part {
  if (unused.length > 0) return { variants: unused, isInOrder: true, rank: 0 };
  const doing = inTurn(interestPhrases[sharedInterest].doing, turn);
  const pull = inTurn(interestPhrases[sharedInterest].pull, turn);
  return {
    topic: 'answer',
    variants: [
      `An interest in ${pull} shows in your answers.`,
      `Taken together, your answers leave room for ${doing}.`,
      `Of your six interests, the one in ${pull} brings you closest to this work.`,
      `Strong or slight, your interest in ${pull} points this way.`,
      `Where your answers and this work meet is ${doing}.`,
      `Some liking for ${pull} came through in the quest as a whole.`,
      `Look at all your answers at once, and ${doing} has a place among them.`,
      `The interest that you share most with this work is the one in ${pull}.`,
    ],
    rank: 0,
  };
}

function linkTexts(
  interest: RiasecType,
  { career, turn }: Subject,
  isAfterMoment: boolean,
): string[] {
  const doing = inTurn(interestPhrases[interest].doing, turn + 1);
  const pull = inTurn(interestPhrases[interest].pull, turn + 1);
  const a = nounOf(career);
  const onItsOwn = [
    `Being ${a} means a good deal of ${doing}.`,
    `It counts here, because ${doing} is part of being ${a}.`,
    `The work of ${a} calls for a taste for ${pull}.`,
    `The daily bread of ${a} is ${doing}.`,
    `Much in the work of ${a} turns on ${pull}.`,
    `Here you would spend many hours ${doing}.`,
  ];
  if (!isAfterMoment) return onItsOwn;
  return [
    ...onItsOwn,
    `${capitalize(a)} feels that same pull toward ${pull}.`,
    `The same pull, toward ${pull}, runs through the work of ${a}.`,
    `That taste for ${pull} would not be wasted in the work of ${a}.`,
  ];
}

function mixTexts(
  others: readonly Moment[],
  interest: RiasecType,
  career: Career,
  turn: number,
): string[] {
  const pull = inTurn(interestPhrases[interest].pull, turn);
  const a = nounOf(career);
  const mix = [
    `No single answer of yours asked for ${pull}, yet ${a} fits the whole of them.`,
    `${capitalize(a)} fits the mix of your answers more than any one of them.`,
    `It is the sum of your answers that leads to ${a}, not one scene.`,
    `Nothing you chose says ${pull} outright, but all of it together comes near ${a}.`,
  ];
  const [other] = others;
  return other?.text ? mix.map((text) => `${text} ${other.text}`).concat(mix) : mix;
}

const puzzleMinPoints = 1;

/** Unsolved puzzles raise careers with less schooling, but are never given as a reason. */
function puzzleTexts({ profile }: WriterContext, { contributions }: CareerMatch): string[] {
  if (profile.direction.aptitude <= 0 || contributions.aptitude < puzzleMinPoints) return [];
  return [
    'How you did on the puzzles speaks for it a little, too.',
    'A small part of this match comes from the puzzles.',
    'To a small degree the puzzles point here as well.',
  ];
}

function againstTexts(interest: RiasecType, direction: 'more' | 'less', career: Career): string[] {
  const { matter } = interestPhrases[interest];
  const a = nounOf(career);
  return direction === 'more'
    ? [
        `It asks for more ${matter} than you chose.`,
        `One thing speaks against it: more ${matter} than you asked for.`,
        `The catch is the ${matter}, of which ${a} has more than you chose.`,
        `Against it stands the ${matter}, since your answers wanted less.`,
        `You would also meet more ${matter} than your answers call for.`,
        `${capitalize(a)} cannot get around ${matter}, and you chose little of it.`,
        `Less to your taste may be the ${matter}, of which there is plenty.`,
        `Mind the ${matter}: the job wants more of it than you do.`,
      ]
    : [
        `It offers less ${matter} than you chose.`,
        `One thing is missing: the ${matter} that you asked for.`,
        `The catch is that ${a} gets less ${matter} than you chose.`,
        `Against it stands a lack of ${matter}, which your answers wanted.`,
        `You would find less ${matter} here than your answers call for.`,
        `${capitalize(a)} has little room for ${matter}, and you chose a good deal of it.`,
        `Less to your taste may be how little ${matter} there is.`,
        `Mind that ${matter} has a small part in it, smaller than you would like.`,
      ];
}
