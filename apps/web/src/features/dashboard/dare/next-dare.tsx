import type { DareOutput } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { IconCheck, IconFlag } from '@tabler/icons-react';
import { trpc } from '../../../shared/api/trpc.ts';
import { dareWords } from '../../../shared/careers/dare-words.ts';
import { useSavedCareer } from '../../../shared/careers/use-saved-career.ts';
import classes from './next-dare.module.css';

const icon = { size: 20, 'aria-hidden': true } as const;

type Dare = NonNullable<DareOutput['dare']>;

/** Shows the one next step: that of the career saved last, or else of the best match. */
export function NextDare() {
  const { data } = trpc.user.dare.useQuery();
  if (!data || (!data.dare && data.doneCount === 0)) return null;
  const { dare } = data;
  return (
    <Panel as="section" ornate className={classes.panel} aria-labelledby="next">
      <div className={classes.words}>
        <h2 id="next" className="gp-size-4">
          What Next
        </h2>
        {dare ? (
          // Keyed, because translators of pages lose track of a text that changes beside other nodes.
          <p key={dare.careerId}>
            <strong>{dareWords(dare.step)}</strong> {dare.step}
          </p>
        ) : null}
        <p role="status" className="gp-soft gp-small">
          {statusOf(data)}
        </p>
      </div>
      {dare ? <DareButton {...dare} /> : null}
    </Panel>
  );
}

function DareButton({ careerId, isSaved }: Dare) {
  const { isPending, setSaved, finishDare } = useSavedCareer(careerId);
  return (
    <Button
      leftIcon={isSaved ? <IconCheck {...icon} /> : <IconFlag {...icon} />}
      loading={isPending}
      onClick={isSaved ? finishDare : () => setSaved(true)}
    >
      {isSaved ? 'I Did It' : 'Take the Dare'}
    </Button>
  );
}

function statusOf({ dare, doneCount }: DareOutput): string {
  const done = doneCount === 1 ? 'One dare done.' : doneCount > 1 ? `${doneCount} dares done.` : '';
  if (!dare) return `${done} Take another quest, and there’ll be more.`;
  const now = `It’s a first taste of ${dare.careerTitle}${dare.isSaved ? ', which you saved' : ''}.`;
  return [done, now].filter(Boolean).join(' ');
}
