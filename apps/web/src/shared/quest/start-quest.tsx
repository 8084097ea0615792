import { type Tier, tierFacts } from '@guildpath/contract';
import { Button, type ButtonLook } from '@guildpath/ui';
import { type ReactNode, useRef, useState } from 'react';
import { LinkButton } from '../layout/link-button.tsx';
import classes from './start-quest.module.css';
import { useDeleteDraft, useDraft } from './use-draft.ts';
import { clearQuest, useWaitingQuest, type WaitingQuest } from './waiting-quest.ts';

export interface StartQuestProps extends Pick<ButtonLook, 'size' | 'variant'> {
  readonly tier: Tier;
  /** What the link says while no answers wait. */
  readonly children: ReactNode;
}

/** The way into a quest: begins it, or goes on where it was left, with the choice to start over. */
export function StartQuest({ tier, children, ...look }: StartQuestProps) {
  const waiting = useBegunQuest(tier);
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
        {waiting?.kind === 'begun'
          ? `Continue, ${waiting.sceneNumber} of ${waiting.sceneCount}`
          : children}
      </LinkButton>
      {waiting?.kind === 'begun' ? (
        <StartOver
          tier={tier}
          onConfirm={() => {
            clearQuest(tier);
            deleteDraft();
            // The button that had the focus is about to go.
            link.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

/** The quest that waits in this browser, or the viewer's draft of it where that has more answers. */
export function useBegunQuest(tier: Tier): WaitingQuest | undefined {
  const waiting = useWaitingQuest(tier);
  const { draft } = useDraft(tier);
  if (!draft || waiting?.kind === 'submitted') return waiting;
  const sceneCount = tierFacts[tier].questionCount;
  const sceneNumber = Math.min(draft.responses.length, sceneCount - 1) + 1;
  return waiting && waiting.sceneNumber >= sceneNumber
    ? waiting
    : { kind: 'begun', sceneNumber, sceneCount };
}

interface StartOverProps {
  readonly tier: Tier;
  readonly onConfirm: () => void;
}

/** Forgets the answers at the second press: the next person at a shared computer starts with a clean sheet. */
function StartOver({ tier, onConfirm }: StartOverProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Button
      variant="quiet"
      size="sm"
      className={classes.over}
      onClick={({ detail }) => {
        // A double click is one decision, not two.
        if (detail > 1) return;
        if (isAsking) onConfirm();
        else setIsAsking(true);
      }}
      onBlur={() => setIsAsking(false)}
    >
      <span aria-live="polite">{isAsking ? 'Really start over?' : 'Start over'}</span>
      <span className="gp-visually-hidden">: {tierFacts[tier].name}</span>
    </Button>
  );
}
