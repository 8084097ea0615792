import { paths, type Response, type SubmitAssessmentOutput, type Tier } from '@guildpath/contract';
import { linkOptions, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasCode, isUnauthorized } from '../../../shared/api/call-errors.ts';
import { type CallContext, trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { markSubmitted } from '../../../shared/quest/waiting-quest.ts';
import { dismissToast, showToast } from '../../../shared/toasts/show-toast.ts';
import { returnToFirstEntry } from '../quest/use-scene-history.ts';

/** Spec section 9. */
const redirectAfterSubmitMs = 1500;

interface Submission {
  readonly responses: readonly Response[];
  readonly durationSeconds: number;
  /** Guests only. */
  readonly guestEmail?: string;
}

export interface SubmitAssessment {
  readonly submit: (submission: Submission) => void;
  readonly isPending: boolean;
  /** The last try did not get through. */
  readonly hasFailed: boolean;
  /** Set once the answers are submitted; the redirect follows in a moment. */
  readonly done: SubmitAssessmentOutput | undefined;
}

/** Submits the answers of a whole quest, shows the outcome in a toast, and redirects to the results or the login. */
export function useSubmitAssessment(tier: Tier, idempotencyKey: string): SubmitAssessment {
  const router = useRouter();
  const utils = trpc.useUtils();

  const mutation = trpc.assessment.submit.useMutation({
    trpc: { context: { idempotencyKey } satisfies CallContext },
    onSuccess: ({ assessmentResultId, requiresLogin }, { guestEmail }) => {
      markSubmitted(tier, idempotencyKey, { assessmentResultId, guestEmail });
      showToast({
        title: 'Assessment Completed!',
        description: requiresLogin
          ? 'We have emailed you a link that opens your results.'
          : 'Your results are ready. Taking you there now.',
      });
      void utils.user.assessments.invalidate();
      void utils.user.profile.invalidate();
      void utils.user.drafts.invalidate(undefined, { refetchType: 'none' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showToast({
        title: 'Error',
        description: 'Failed to submit assessment. Please try again.',
        variant: 'destructive',
      });
      // The server requires an email: the session has ended meanwhile. Without a network nothing is refetched, so a
      // user stays signed in.
      if (hasCode(error, 'BAD_REQUEST')) void utils.auth.user.invalidate();
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
      // The next screen says the same, and the toast would cover it.
      dismissToast();
    };
    const timer = setTimeout(() => void redirect(), redirectAfterSubmitMs);
    return () => clearTimeout(timer);
  }, [data, router]);

  return {
    submit: ({ responses, durationSeconds, guestEmail }) =>
      send({
        responses: [...responses],
        assessmentType: tier,
        durationSeconds,
        ...(guestEmail === undefined ? {} : { guestEmail }),
      }),
    isPending,
    hasFailed: isError,
    done: data,
  };
}

function toDestination({ requiresLogin, assessmentResultId }: SubmitAssessmentOutput) {
  return requiresLogin
    ? linkOptions({ to: '/login', search: { redirect: paths.results(assessmentResultId) } })
    : linkOptions({ to: '/results/$assessmentResultId', params: { assessmentResultId } });
}
