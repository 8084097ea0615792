import type { OptionId, Response } from '@guildpath/contract';
import type { AppContext } from '../trpc/context.ts';

/** Complete responses to the Quick Quest: the same option everywhere, or whichever `choose` names. */
export function quickResponses(
  { catalogue }: Pick<AppContext, 'catalogue'>,
  choose: (index: number) => OptionId = () => 'a',
): Response[] {
  return catalogue.questions.quick.served.map(({ id, type }, index) => ({
    questionId: id,
    selectedOption: choose(index),
    questionType: type,
  }));
}
