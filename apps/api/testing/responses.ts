import { type OptionId, optionIds, type Response, type Tier } from '@guildpath/contract';
import { devotedAnswers } from '@guildpath/scoring/testing';
import type { AppContext } from '../src/context.ts';

/** Answers the Quick Quest as someone who prefers artistic work, or with the options of `choose`. */
export function quickResponses(
  context: Pick<AppContext, 'catalogue'>,
  choose?: (index: number) => OptionId,
): Response[] {
  return completeResponses(context, 'quick', choose);
}

/** Like `quickResponses`, for any tier. */
export function completeResponses(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  tier: Tier,
  choose?: (index: number) => OptionId,
): Response[] {
  const { scored } = catalogue.questions[tier];
  return devotedAnswers(scored, 'artistic').map((response, index) => ({
    ...response,
    ...(choose && { selectedOption: choose(index) }),
  }));
}

/** Adds a least option to every scene about interests: the one after the chosen one. */
export function withLeastOptions(responses: readonly Response[]): Response[] {
  return responses.map((response) =>
    response.questionType === 'riasec'
      ? { ...response, leastOption: optionAfter(response.selectedOption) }
      : response,
  );
}

function optionAfter(option: OptionId): OptionId {
  return optionIds[(optionIds.indexOf(option) + 1) % optionIds.length] ?? 'a';
}
