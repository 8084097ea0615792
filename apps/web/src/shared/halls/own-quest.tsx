import type { PlaceOutput } from '@guildpath/contract';
import type { ButtonLook } from '@guildpath/ui';
import { LinkButton } from '../layout/link-button.tsx';
import { useContinueLabel } from '../quest/start-quest.tsx';

export interface OwnQuestProps extends Pick<ButtonLook, 'size' | 'fullWidth'> {
  readonly place: PlaceOutput;
}

/** Links a student to the quest of the hall, or to its result. */
export function OwnQuest({ place, ...look }: OwnQuestProps) {
  const { assessmentResultId, assessmentType: tier } = place;
  const continueLabel = useContinueLabel(tier);
  return assessmentResultId ? (
    <LinkButton {...look} to="/results/$assessmentResultId" params={{ assessmentResultId }}>
      Open Your Result
    </LinkButton>
  ) : (
    <LinkButton {...look} to="/assessment/$tier" params={{ tier }}>
      {continueLabel ?? 'Begin the Quest'}
    </LinkButton>
  );
}
