import type { BasicInterest, Draft, Response, Tier } from '@guildpath/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hasCode, isAboutAnswers, isUnauthorized } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { recordUpload } from '../../../shared/quest/quest-storage.ts';

/** Long enough that a changed mind is uploaded once. */
const uploadDelayMs = 1500;

interface DraftUpload {
  readonly tier: Tier;
  readonly responses: readonly Response[];
  readonly basicInterests: readonly BasicInterest[] | undefined;
  /** The answers that the server keeps. */
  readonly draft: Draft | undefined;
  /** Changes with the answers. */
  readonly version: string;
  /** False for guests, and for submitted answers. */
  readonly isActive: boolean;
}

/**
 * Saves the answers of a member to the account, or of a student to the place, so that the quest continues on
 * any device. Failures are only logged: the answers stay in this browser, and the next upload includes them.
 */
export function useDraftUpload(upload: DraftUpload): void {
  const { tier, responses, basicInterests, draft, version, isActive } = upload;
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
        basicInterests: basicInterests && [...basicInterests],
      });
      recordUpload(tier, saved);
      // Refetched only by other screens, because the open quest has its answers.
      const refetchType = hasLeft.current ? 'active' : 'none';
      await utils.user.drafts.invalidate(undefined, { refetchType });
    } catch (error) {
      console.warn('The answers could not be saved on the server; they stay here.', error);
      // The student has finished on another device, or the hall is gone, and the screen leads on.
      if (hasCode(error, 'CONFLICT') || isUnauthorized(error)) await utils.place.get.invalidate();
      if (isAboutAnswers(error)) await utils.assessment.questions.invalidate({ tier });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every change of the answers
  useEffect(() => {
    isDue.current = isActive && responses.some((response) => !isSaved(draft, response));
    if (!isDue.current) return;
    const timer = setTimeout(() => void save(), uploadDelayMs);
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

function isSaved(draft: Draft | undefined, { questionId, selectedOption, leastOption }: Response) {
  const saved = draft?.responses.find((response) => response.questionId === questionId);
  return saved?.selectedOption === selectedOption && saved.leastOption === leastOption;
}
