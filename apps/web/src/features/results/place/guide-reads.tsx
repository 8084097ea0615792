import type { ResultsOutput } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { focusScreen } from '../../../shared/layout/focus-screen.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import classes from './place-choices.module.css';

/** Lets a student who moved a result into an account hide it from the guide. */
export function GuideReads({ results }: { readonly results: ResultsOutput }) {
  const input = { assessmentResultId: results.assessmentResult.id };
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.results.unshare.useMutation({
    onSuccess: ({ message }) => {
      utils.results.get.setData(input, (own) => own && { ...own, isShared: false });
      showToast({ title: 'Private Now', description: message });
      // The button is gone.
      focusScreen();
    },
    onError: (error) => showFailure(error, 'Nothing Changed'),
  });
  return (
    <Panel
      as="section"
      className={`gp-on-screen gp-stack gp-gap-3 gp-top ${classes.choice}`}
      aria-label="Who sees this"
    >
      <h2 className="gp-size-4">Who sees this</h2>
      <p>The guide of your hall can read this page, without what you did in the story.</p>
      <Button variant="quiet" size="sm" loading={isPending} onClick={() => mutate(input)}>
        Stop Showing It to My Guide
      </Button>
    </Panel>
  );
}
