import type { Career, RiasecType } from '@guildpath/contract';
import type { CareerMatch } from '@guildpath/scoring';
import { capitalize, joinWords } from '../../shared/words.ts';
import { type Part, rotate } from './compose.ts';
import { inTurn, interestPhrases } from './phrases/interest-phrases.ts';
import { type Moment, nounOf, type Subject, type WriterContext } from './writer-context.ts';

/** Why this career: the person's own answers first, then what speaks against it. */
export function reasonParts(context: WriterContext, { match, career, turn }: Subject): Part[] {
  const { reasons } = match;
  const { sharedInterest, opposingInterest, opposingDirection } = reasons;
  const own = ownAnswers(context, sharedInterest, reasons.scenes);
  const others = own.length > 0 ? [] : otherAnswers(context, reasons.scenes);
  return [
    ...(own.length > 0
      ? [
          answerPart(context, own, { interest: sharedInterest, turn }),
          { topic: 'link', variants: linkTexts(sharedInterest, career, turn), rank: 0 },
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

/** The answers in which the person chose the interest that the career shares, those that raised the match most first. */
function ownAnswers(
  { moments, telling }: WriterContext,
  interest: RiasecType,
  scenes: readonly string[],
): Moment[] {
  // The portrait opens with its own moment.
  const place = (moment: Moment) => {
    const at = scenes.indexOf(moment.scene);
    return at < 0 || moment === telling ? scenes.length : at;
  };
  return moments
    .filter(({ chosenType }) => chosenType === interest)
    .toSorted((a, b) => place(a) - place(b) || b.lift(interest) - a.lift(interest));
}

/** The other answers that raised the match; puzzles have a sentence of their own. */
function otherAnswers({ moments }: WriterContext, scenes: readonly string[]): Moment[] {
  return moments.filter(({ scene, puzzle }) => !puzzle && scenes.includes(scene));
}

/** A moment that no text of the result contains yet; when none is left, the scenes by their titles. */
function answerPart(
  { wording }: WriterContext,
  own: readonly Moment[],
  { interest, turn }: { readonly interest: RiasecType; readonly turn: number },
): Part {
  const unused = own.flatMap(({ text }) => (text && !wording.textsWith.has(text) ? [text] : []));
  if (unused.length > 0) return { variants: unused, isInOrder: true, rank: 0 };
  const doing = inTurn(interestPhrases[interest].doing, turn);
  const pull = inTurn(interestPhrases[interest].pull, turn);
  // With each career other scenes come first.
  const [first, ...others] = rotate(own, turn).map(({ scene }) => `"${scene}"`);
  const titles = joinWords([first, others[0]].filter((title) => title !== undefined));
  const last = others.at(-1) ?? first;
  return {
    topic: 'answer',
    variants: [
      `In ${titles} you went for ${doing}.`,
      `Look back at ${titles}: there you chose ${doing}.`,
      `Your vote in ${titles} went to ${doing}.`,
      `Remember ${last}, where ${doing} won you over.`,
      `When it came to ${last}, ${pull} drew you most.`,
      `There was ${last}, for one, where you picked ${doing}.`,
    ],
    rank: 0,
  };
}

function linkTexts(interest: RiasecType, career: Career, turn: number): string[] {
  const doing = inTurn(interestPhrases[interest].doing, turn + 1);
  const pull = inTurn(interestPhrases[interest].pull, turn + 1);
  const a = nounOf(career);
  return [
    `${capitalize(a)} feels that same pull toward ${pull}.`,
    `The same pull, toward ${pull}, runs through the work of ${a}.`,
    `Being ${a} means a good deal of ${doing}.`,
    `It counts here, because ${doing} is part of being ${a}.`,
    `${capitalize(a)} puts a taste for ${pull} to use.`,
    `That taste for ${pull} would not be wasted on ${a}.`,
    `What drew you then has a place in the work of ${a}.`,
    `The daily bread of ${a} is ${doing}.`,
  ];
}

/** Where no answer of the person chose the shared interest. */
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

/** From this many percentage points on, what the puzzles add to a match is worth a sentence. */
const noticeablePoints = 1;

/** Puzzles missed raise careers with less schooling, but are no reason to give. */
function puzzleTexts({ profile }: WriterContext, { contributions }: CareerMatch): string[] {
  if (profile.direction.aptitude <= 0 || contributions.aptitude < noticeablePoints) return [];
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
