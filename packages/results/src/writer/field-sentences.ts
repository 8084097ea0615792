import type { RiasecType } from '@guildpath/contract';
import { type MatchField, matchFields } from '@guildpath/scoring';
import { capitalize, joinWords } from '../words.ts';
import { fieldPhrases } from './phrases/field-phrases.ts';
import { inTurn, interestPhrases } from './phrases/interest-phrases.ts';
import type { WriterContext } from './writer-context.ts';

/** By job family: why the best matches fall into it, in one sentence. */
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
/** Matches no further apart than this many percentage points count as level. */
const levelPoints = 3;

function sentencesFor(
  context: WriterContext,
  { category, careerIds }: MatchField,
  place: number,
): string[] {
  const things = fieldPhrases[category] ?? `the work of ${category}`;
  const ways = interestPhrases[sharedInterestOf(context, careerIds)];
  const doing = inTurn(ways.doing, place);
  const pull = inTurn(ways.pull, place);
  const titles = levelAtTheTop(context, careerIds).map(({ title }) => title);
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

/** The best of these careers and those that come out almost level with it. */
function levelAtTheTop({ matches, careersById }: WriterContext, careerIds: readonly string[]) {
  const ofField = matches.filter(({ careerId }) => careerIds.includes(careerId));
  const best = ofField[0]?.matchPercentage ?? 0;
  return ofField
    .filter(({ matchPercentage }) => best - matchPercentage <= levelPoints)
    .slice(0, titlesNamed)
    .map(({ careerId }) => careersById.get(careerId));
}

/** The interest that most of these matches share with the person; of two, the one shared by the better match. */
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
