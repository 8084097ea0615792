import type { DareOutput } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { IconCheck, IconFlag } from '@tabler/icons-react';
import { useRef } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { dareWords } from '../../../shared/careers/dare-words.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import classes from './next-dare.module.css';

const icon = { size: 20, 'aria-hidden': true } as const;

/** Shows the one next step: the dare that was taken up, or that of the best match. */
export function NextDare() {
  const utils = trpc.useUtils();
  const button = useRef<HTMLButtonElement>(null);
  const { data } = trpc.user.dare.useQuery();
  const { mutate, isPending } = trpc.user.setDare.useMutation({
    onSuccess: (next) => utils.user.dare.setData(undefined, next),
    onError: (error) => showFailure(error, 'Not Saved', 'We couldn’t save that. Please try again.'),
  });
  if (!data || (!data.dare && data.doneCount === 0)) return null;
  const { dare } = data;
  return (
    <Panel as="section" ornate className={classes.panel} aria-labelledby="next">
      <div className={classes.words}>
        <h2 id="next">What Next</h2>
        {dare ? (
          // Keyed, because translators of pages lose track of a text that changes beside other nodes.
          <p key={dare.careerId}>
            <strong>{dareWords(dare.step)}</strong> {dare.step}
          </p>
        ) : null}
        <p role="status" className={classes.status}>
          {statusOf(data)}
        </p>
      </div>
      {dare ? (
        <div className={classes.buttons}>
          <Button
            ref={button}
            leftIcon={dare.isTaken ? <IconCheck {...icon} /> : <IconFlag {...icon} />}
            loading={isPending}
            onClick={() =>
              mutate({ careerId: dare.careerId, state: dare.isTaken ? 'done' : 'taken' })
            }
          >
            {dare.isTaken ? 'Done It' : 'Take the Dare'}
          </Button>
          {dare.isTaken ? (
            <Button
              variant="quiet"
              size="sm"
              disabled={isPending}
              onClick={() => {
                // This button goes with the dare.
                button.current?.focus();
                mutate({ careerId: dare.careerId, state: 'offered' });
              }}
            >
              Give It Back
            </Button>
          ) : null}
        </div>
      ) : null}
    </Panel>
  );
}

function statusOf({ dare, doneCount }: DareOutput): string {
  const done = doneCount === 1 ? 'One dare done.' : doneCount > 1 ? `${doneCount} dares done.` : '';
  if (!dare) return `${done} Take another quest, and there’ll be more.`;
  const now = dare.isTaken
    ? `You’ve taken it up. It’s a first taste of ${dare.careerTitle}.`
    : `It’s a first taste of ${dare.careerTitle}.`;
  return [done, now].filter(Boolean).join(' ');
}
