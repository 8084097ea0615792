import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import type { ButtonLook } from '@guildpath/ui';
import { type ReactNode, useRef } from 'react';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import { LinkButton } from '../layout/link-button.tsx';
import {
  clearQuest,
  isEndedElsewhere,
  type PendingQuest,
  usePendingQuest,
} from './quest-storage.ts';
import classes from './start-quest.module.css';
import { useDeleteDraft, useDraft } from './use-draft.ts';

export interface StartQuestProps extends Pick<ButtonLook, 'size' | 'variant' | 'fullWidth'> {
  readonly tier: Tier;
  /** The label while there is no quest to continue. */
  readonly children?: ReactNode;
  /** Must move the focus after the answers are deleted. Default: moves it to the link. */
  readonly onStartedOver?: () => void;
}

/** Links to a quest, or back into one in progress, which can also be started over. */
export function StartQuest({ tier, children, onStartedOver, ...look }: StartQuestProps) {
  const continueLabel = useContinueLabel(tier);
  const deleteDraft = useDeleteDraft(tier);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <div className={`gp-row gp-gap-2 gp-middle ${classes.row}`}>
      <LinkButton
        {...look}
        ref={link}
        className={look.variant === 'quiet' ? undefined : classes.wide}
        to="/assessment/$tier"
        params={{ tier }}
      >
        {continueLabel ? <span>{continueLabel}</span> : children}
      </LinkButton>
      {continueLabel ? (
        <ConfirmButton
          variant="quiet"
          size="sm"
          className={classes.over}
          action="Start over"
          question="Really start over"
          subject={tierFacts[tier].name}
          onConfirm={() => {
            clearQuest(tier);
            deleteDraft();
            // The focused button is about to disappear.
            if (onStartedOver) onStartedOver();
            else link.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

// Returns the quest in this browser, or the draft of the account if that has more answers.
function useQuestToContinue(tier: Tier): PendingQuest | undefined {
  const own = usePendingQuest(tier);
  const fetched = useDraft(tier);
  const pending = isEndedElsewhere(tier, fetched) ? undefined : own;
  const { draft } = fetched;
  if (!draft?.responses.length || pending?.kind === 'submitted') return pending;
  const sceneCount = tierFacts[tier].questionCount;
  const position = Math.min(draft.responses.length, sceneCount);
  return pending && pending.position >= position
    ? pending
    : { kind: 'in-progress', position, sceneCount };
}

export function useTiersInProgress(): readonly Tier[] {
  const quests: Record<Tier, PendingQuest | undefined> = {
    quick: useQuestToContinue('quick'),
    standard: useQuestToContinue('standard'),
    epic: useQuestToContinue('epic'),
  };
  return tiers.filter((tier) => quests[tier]?.kind === 'in-progress');
}

export function useContinueLabel(tier: Tier): string | undefined {
  const pending = useQuestToContinue(tier);
  if (pending?.kind !== 'in-progress') return undefined;
  const { position, sceneCount } = pending;
  return position === sceneCount
    ? 'Finish your quest'
    : `Continue, ${position + 1} of ${sceneCount}`;
}
