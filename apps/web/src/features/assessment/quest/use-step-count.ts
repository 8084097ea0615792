import { type CountProgressInput, stepsAfterScenes, type Tier } from '@guildpath/contract';
import { useEffect, useRef, useState } from 'react';
import { findCookieChoice } from '../../../shared/auth/cookie-choice.ts';
import type { SavedQuest } from '../../../shared/quest/quest-storage.ts';

interface StepCountOptions {
  readonly tier: Tier;
  /** The number of scenes. */
  readonly total: number;
  readonly quest: Pick<SavedQuest, 'answers' | 'position' | 'submitted'>;
  readonly isSubmitted: boolean;
}

/**
 * Counts each step of the quest once, so that the site learns where people leave it. Sends all new steps in
 * one request when the page is hidden or the quest is left. Stores nothing: the steps of a saved quest were
 * counted when its page was hidden. Returns a function that restarts the count for a new quest.
 */
export function useStepCount({ tier, total, quest, isSubmitted }: StepCountOptions): () => void {
  const allSteps = total + stepsAfterScenes.length;
  const steps = isSubmitted ? allSteps : quest.position + 1;
  const [before] = useState(() => (quest.submitted ? allSteps : stepsBefore(quest)));
  const count = useRef({ counted: before, reached: before });

  useEffect(() => {
    count.current.reached = Math.max(count.current.reached, steps);
  }, [steps]);

  useEffect(() => {
    const send = () => {
      const { counted, reached } = count.current;
      count.current.counted = reached;
      if (reached > counted) {
        sendProgress({ assessmentType: tier, from: counted + 1, to: reached });
      }
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      send();
    };
  }, [tier]);

  return () => {
    count.current = { counted: 0, reached: 0 };
  };
}

// The visitor may have gone back since, but never ahead of the answers.
function stepsBefore({ answers, position }: StepCountOptions['quest']): number {
  const answered = Object.keys(answers).length;
  return answered === 0 ? 0 : Math.max(position + 1, answered);
}

// Outlives the page and carries no cookie. Skipped for visitors who do not want to be tracked.
function sendProgress(progress: CountProgressInput): void {
  if (findCookieChoice() === 'declined' || asksNotToBeTracked(navigator)) return;
  fetch('/api/assessment/progress', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(progress),
  }).catch((error: unknown) => console.warn('The progress of the quest was not counted.', error));
}

// Checks Do Not Track and Global Privacy Control, which TypeScript does not declare.
function asksNotToBeTracked(
  browser: Navigator & { doNotTrack?: string | null; globalPrivacyControl?: boolean },
): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}
