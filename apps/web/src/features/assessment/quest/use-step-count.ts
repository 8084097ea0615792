import { type CountProgressInput, stepsAfterScenes, type Tier } from '@guildpath/contract';
import { useEffect, useRef } from 'react';
import { findCookieChoice } from '../../../shared/auth/cookie-choice.ts';
import type { SavedQuest } from '../../../shared/quest/quest-storage.ts';

interface StepCountOptions {
  readonly tier: Tier;
  /** How many scenes the quest has. */
  readonly total: number;
  readonly quest: Pick<SavedQuest, 'answers' | 'position' | 'submitted'>;
  /** The server has the answers. */
  readonly isHandedIn: boolean;
}

/**
 * Has the server count which steps of the quest were reached for the first time, so that the site learns at which scene
 * quests are left. All of them go in one request when the page is hidden or the quest is left, because a request for each
 * scene would compete with it. Nothing is stored for it: what a saved quest had reached was counted when its page was
 * hidden. Returns what says that a new quest begins.
 */
export function useStepCount({ tier, total, quest, isHandedIn }: StepCountOptions): () => void {
  const allSteps = total + stepsAfterScenes.length;
  const steps = isHandedIn ? allSteps : quest.position + 1;
  const count = useRef<{ counted: number; reached: number }>(undefined);
  if (!count.current) {
    const before = quest.submitted ? allSteps : stepsBefore(quest);
    count.current = { counted: before, reached: before };
  }

  useEffect(() => {
    if (count.current) count.current.reached = Math.max(count.current.reached, steps);
  }, [steps]);

  useEffect(() => {
    const send = () => {
      if (!count.current) return;
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

/** The steps that a saved quest has reached: one may have gone back since, but never ahead of the answers. */
function stepsBefore({ answers, position }: StepCountOptions['quest']): number {
  const answered = Object.keys(answers).length;
  return answered === 0 ? 0 : Math.max(position + 1, answered);
}

/** Outlives the page, and carries no cookie. Not sent where the visitor has declined cookies or asked not to be tracked. */
function sendProgress(progress: CountProgressInput): void {
  if (findCookieChoice() === 'declined' || asksNotToBeTracked(navigator)) return;
  fetch('/api/assessment/progress', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(progress),
  }).catch((error: unknown) => console.warn('This step of the quest was not counted.', error));
}

/** By Do Not Track or by Global Privacy Control, neither of which TypeScript knows. */
function asksNotToBeTracked(
  browser: Navigator & { doNotTrack?: string | null; globalPrivacyControl?: boolean },
): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}
