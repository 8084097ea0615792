import type { RiasecType } from '@guildpath/contract';
import { type MatchField, matchFields } from '@guildpath/scoring';
import { capitalize, joinWords } from '../words.ts';
import { fieldPhrases } from './phrases/field-phrases.ts';
import { inTurn, interestPhrases } from './phrases/interest-phrases.ts';
import type { WriterContext } from './writer-context.ts';

/** Says for each job family of the best matches, in one sentence, why they fall into it. */
export function fieldSentences(context: WriterContext): Record<string, string> {
  const { matches, careers, wording } = context;
  return Object.fromEntries(
    matchFields(matches, careers).map((field, place) => {
      const variants = sentencesFor(context, field, place);
      return [field.category, variants[(wording.seed + place) % variants.length] ?? ''];
    }),
  );
}

const titlesNamed = 3;
const tieMaxPoints = 3;

function sentencesFor(
  context: WriterContext,
  { category, careerIds }: MatchField,
  place: number,
): string[] {
  const things = fieldPhrases[category] ?? `the work of ${category}`;
  const ways = interestPhrases[sharedInterestOf(context, careerIds)];
  const doing = inTurn(ways.doing, place);
  const pull = inTurn(ways.pull, place);
  const titles = bestAndTied(context, careerIds).map(({ title }) => title);
  const names = joinWords(titles);
  const [tie, order] =
    titles.length > 1
      ? [`${names} come out almost level`, `the order of ${names} means little`]
      : [`${names} leads your list in it`, `${names} is your nearest match in it`];
  return [
    `Your pull toward ${pull} meets ${things} here, and ${order}.`,
    `Among ${things}, ${doing} is part of every day, and ${tie}.`,
    `${capitalize(things)} give your liking for ${pull} plenty to do, and ${tie}.`,
    `Here your leaning toward ${pull} goes into ${things}, and ${order}.`,
    `Close to your pull toward ${pull}, this field deals in ${things}, and ${tie}.`,
  ];
}

function bestAndTied({ matches, careersById }: WriterContext, careerIds: readonly string[]) {
  const inField = matches.filter(({ careerId }) => careerIds.includes(careerId));
  const best = inField[0]?.matchPercentage ?? 0;
  return inField
    .filter(({ matchPercentage }) => best - matchPercentage <= tieMaxPoints)
    .slice(0, titlesNamed)
    .map(({ careerId }) => careersById.get(careerId));
}

/** Picks the interest that most of these matches share with the person; the better match breaks a tie. */
function sharedInterestOf(
  { matches, leading }: WriterContext,
  careerIds: readonly string[],
): RiasecType {
  const shared = matches
    .filter(({ careerId }) => careerIds.includes(careerId))
    .map(({ reasons }) => reasons.sharedInterest);
  const times = (type: RiasecType) => shared.filter((one) => one === type).length;
  return shared.toSorted((one, other) => times(other) - times(one))[0] ?? leading[0];
}
