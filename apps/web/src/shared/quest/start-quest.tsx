import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import type { ButtonLook } from '@guildpath/ui';
import { type ReactNode, useRef } from 'react';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import { LinkButton } from '../layout/link-button.tsx';
import classes from './start-quest.module.css';
import { useDeleteDraft, useDraft } from './use-draft.ts';
import {
  clearQuest,
  isEndedElsewhere,
  useWaitingQuest,
  type WaitingQuest,
} from './waiting-quest.ts';

export interface StartQuestProps extends Pick<ButtonLook, 'size' | 'variant'> {
  readonly tier: Tier;
  /** What the link says while no answers wait. */
  readonly children?: ReactNode;
  /** Moves the focus once the answers are forgotten. Default: to the link. */
  readonly onStartedOver?: () => void;
}

/** The way into a quest: begins it, or goes on where it was left, with the choice to start over. */
export function StartQuest({ tier, children, onStartedOver, ...look }: StartQuestProps) {
  const continueLabel = useContinueLabel(tier);
  const deleteDraft = useDeleteDraft(tier);
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <div className={classes.row}>
      <LinkButton
        {...look}
        ref={link}
        className={look.variant === 'quiet' ? undefined : classes.wide}
        to="/assessment/$tier"
        params={{ tier }}
      >
        {continueLabel ?? children}
      </LinkButton>
      {continueLabel ? (
        // The next person at a shared computer starts with a clean sheet.
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
            // The button that had the focus is about to go.
            if (onStartedOver) onStartedOver();
            else link.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

/** The quest that waits in this browser, or the viewer's draft of it where that has more answers. */
function useBegunQuest(tier: Tier): WaitingQuest | undefined {
  const kept = useWaitingQuest(tier);
  const known = useDraft(tier);
  const waiting = isEndedElsewhere(tier, known) ? undefined : kept;
  const { draft } = known;
  if (!draft || waiting?.kind === 'submitted') return waiting;
  const sceneCount = tierFacts[tier].questionCount;
  const position = Math.min(draft.responses.length, sceneCount);
  return waiting && waiting.position >= position
    ? waiting
    : { kind: 'begun', position, sceneCount };
}

/** The tiers of which a quest is under way. */
export function useTiersUnderWay(): readonly Tier[] {
  const quests: Record<Tier, WaitingQuest | undefined> = {
    quick: useBegunQuest('quick'),
    standard: useBegunQuest('standard'),
    epic: useBegunQuest('epic'),
  };
  return tiers.filter((tier) => quests[tier]?.kind === 'begun');
}

/** What the link into a quest under way says; undefined when none is. */
export function useContinueLabel(tier: Tier): string | undefined {
  const waiting = useBegunQuest(tier);
  if (waiting?.kind !== 'begun') return undefined;
  const { position, sceneCount } = waiting;
  return position === sceneCount
    ? 'Finish your quest'
    : `Continue, ${position + 1} of ${sceneCount}`;
}
