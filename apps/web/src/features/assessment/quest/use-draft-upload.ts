import type { Draft, Response, Tier } from '@guildpath/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { noteConfirmed } from '../../../shared/quest/waiting-quest.ts';

/** After the latest answer: a person who changes their mind saves once. */
const saveDelayMs = 1500;

interface DraftUpload {
  readonly tier: Tier;
  readonly responses: readonly Response[];
  /** What the account has. */
  readonly draft: Draft | undefined;
  /** Changes with the answers. */
  readonly version: string;
  /** Whether there is an account to save to, and the answers are not submitted. */
  readonly isActive: boolean;
}

/**
 * Saves the answers of a member, so that the quest goes on from any device. It never disturbs the quest: without a
 * network or a session the answers stay in this browser, and the next one takes them along.
 */
export function useDraftUpload(upload: DraftUpload): void {
  const { tier, responses, draft, version, isActive } = upload;
  const utils = trpc.useUtils();
  const isDue = useRef(false);
  const hasLeft = useRef(false);

  const save = useEffectEvent(async () => {
    if (!isDue.current) return;
    isDue.current = false;
    try {
      const saved = await utils.client.user.saveDraft.mutate({
        assessmentType: tier,
        responses: [...responses],
      });
      noteConfirmed(tier, saved);
      // Read again by the screen that shows it; the quest itself has begun with what there was.
      const refetchType = hasLeft.current ? 'active' : 'none';
      await utils.user.drafts.invalidate(undefined, { refetchType });
    } catch (error) {
      console.warn(
        'The answers could not be saved to the account; this browser keeps them.',
        error,
      );
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every change of the answers
  useEffect(() => {
    isDue.current = isActive && responses.some((response) => !isOf(draft, response));
    if (!isDue.current) return;
    const timer = setTimeout(() => void save(), saveDelayMs);
    return () => clearTimeout(timer);
  }, [isActive, version]);

  useEffect(() => {
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') void save();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    hasLeft.current = false;
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      hasLeft.current = true;
      void save();
    };
  }, []);
}

function isOf(draft: Draft | undefined, { questionId, selectedOption, leastOption }: Response) {
  const saved = draft?.responses.find((response) => response.questionId === questionId);
  return saved?.selectedOption === selectedOption && saved.leastOption === leastOption;
}
