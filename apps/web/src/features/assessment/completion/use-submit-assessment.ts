import {
  type BasicInterest,
  type GuestForm,
  paths,
  type Response,
  type SubmitAssessmentOutput,
  type Tier,
} from '@guildpath/contract';
import { linkOptions, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  findFieldError,
  hasCode,
  isAboutAnswers,
  toMessage,
} from '../../../shared/api/call-errors.ts';
import { type CallContext, trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { rewrittenNote } from '../../../shared/quest/load-quest.ts';
import { markSubmitted } from '../../../shared/quest/quest-storage.ts';
import { readInvitation } from '../../../shared/quest/remembered-invitation.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { dismissToast, showToast } from '../../../shared/toasts/show-toast.ts';
import { returnToFirstEntry } from '../quest/use-scene-history.ts';

/** Spec section 9. */
const redirectAfterSubmitMs = 1500;

/** The guest's fields are absent for members. */
interface Submission extends Partial<GuestForm> {
  readonly responses: readonly Response[];
  readonly basicInterests: readonly BasicInterest[] | undefined;
  readonly durationSeconds: number;
}

interface SubmitOptions {
  readonly tier: Tier;
  readonly idempotencyKey: string;
  /** Called when the session has ended, so that the answers need an address, another login or a place. */
  readonly onSignedOut: () => void;
}

/** Submits the answers of a whole quest, and then redirects to the results or the login. */
export function useSubmitAssessment({ tier, idempotencyKey, onSignedOut }: SubmitOptions) {
  const router = useRouter();
  const utils = trpc.useUtils();

  const mutation = trpc.assessment.submit.useMutation({
    trpc: { context: { idempotencyKey } satisfies CallContext },
    onSuccess: ({ assessmentResultId, requiresLogin }, { guestEmail, guestFirstName }) => {
      markSubmitted(tier, idempotencyKey, { assessmentResultId, guestEmail, guestFirstName });
      showToast({
        title: 'Assessment Completed!',
        description: requiresLogin
          ? 'Check your email for the link to your results.'
          : 'Your results are ready. We’ll take you there now.',
      });
      void utils.user.assessments.invalidate();
      void utils.place.get.invalidate();
      void utils.user.drafts.invalidate(undefined, { refetchType: 'none' });
    },
    onError: (error, { guestEmail }) => {
      const emailError = findFieldError(error, 'guestEmail');
      const isPlaceClosed = hasCode(error, 'INVALID_CREDENTIALS');
      if (isPlaceClosed || (emailError && !guestEmail)) {
        onSignedOut();
        void utils.auth.user.invalidate();
        void utils.place.get.invalidate();
        showToast({ title: 'You’re Signed Out', description: 'We still have all your answers.' });
      } else if (utils.place.get.getData() && hasCode(error, 'CONFLICT')) {
        // The student has finished on another device, and the screen leads to the result.
        void utils.place.get.invalidate();
        showToast({ title: 'Already Finished', description: toMessage(error) });
      } else if (isAboutAnswers(error)) {
        showToast({ title: 'This Quest Has Changed', description: rewrittenNote });
      } else {
        showFailure(error, 'Error', emailError ?? 'Failed to submit assessment. Please try again.');
      }
    },
  });
  const { data, isPending, isError } = mutation;
  const send = useSendOnce(mutation);

  useEffect(() => {
    if (!data) return;
    const next = toDestination(data);
    void router.preloadRoute(next);
    const redirect = async () => {
      await returnToFirstEntry(router.history);
      await router.navigate({ ...next, replace: true, ignoreBlocker: true });
      // The toast would cover the next screen, which says the same.
      dismissToast();
    };
    const timer = setTimeout(() => void redirect(), redirectAfterSubmitMs);
    return () => clearTimeout(timer);
  }, [data, router]);

  return {
    submit: ({ responses, basicInterests, ...rest }: Submission) =>
      send({
        responses: [...responses],
        basicInterests: basicInterests && [...basicInterests],
        assessmentType: tier,
        invitation: readInvitation(),
        ...rest,
      }),
    isPending,
    hasFailed: isError,
    /** Set once the answers are submitted. The redirect follows after a delay. */
    done: data,
  };
}

function toDestination({ requiresLogin, assessmentResultId }: SubmitAssessmentOutput) {
  return requiresLogin
    ? linkOptions({ to: '/login', search: { redirect: paths.results(assessmentResultId) } })
    : linkOptions({ to: '/results/$assessmentResultId', params: { assessmentResultId } });
}
