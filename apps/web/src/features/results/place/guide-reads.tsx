import type { ResultsOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { focusScreen } from '../../../shared/layout/focus-screen.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import classes from './place-choices.module.css';

/** Lets a student who moved a result into an account hide it from the guide. */
export function GuideReads({ results }: { readonly results: ResultsOutput }) {
  const input = { assessmentResultId: results.assessmentResult.id };
  const utils = trpc.useUtils();
  const mutation = trpc.results.unshare.useMutation({
    onSuccess: ({ message }) => {
      utils.results.get.setData(input, (own) => own && { ...own, isShared: false });
      showToast({ title: 'Private Now', description: message });
      // The switch is gone.
      focusScreen();
    },
    onError: (error) => showFailure(error, 'Nothing Changed'),
  });
  return (
    <Panel as="section" className="gp-on-screen" aria-label="Who sees this">
      <div className={classes.choice}>
        <h2>Who sees this</h2>
        <ShareSwitch
          isOn={!mutation.isPending}
          onChange={() => {
            if (!mutation.isPending) mutation.mutate(input);
          }}
        />
        <p className="gp-soft">
          You showed this result to the guide of your hall, who can still read it, without what you
          did in the story. Once it’s off, it stays off in your account.
        </p>
      </div>
    </Panel>
  );
}

interface ShareSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function ShareSwitch({ isOn, onChange }: ShareSwitchProps) {
  return (
    <label className={classes.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
      Show my result to my guide
    </label>
  );
}
