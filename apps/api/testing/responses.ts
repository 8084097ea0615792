import { type OptionId, optionIds, type Response, type Tier } from '@guildpath/contract';
import type { AppContext } from '../src/context.ts';

/** Answers the Quick Quest with the options in turn, unless `choose` names others. */
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
  choose: (index: number) => OptionId = (index) => optionIds[index % optionIds.length] ?? 'a',
): Response[] {
  return catalogue.questions[tier].served.map(({ id, type }, index) => ({
    questionId: id,
    selectedOption: choose(index),
    questionType: type,
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
