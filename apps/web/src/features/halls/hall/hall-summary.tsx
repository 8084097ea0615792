import { type HallSummaryOutput, summaryMinCount } from '@guildpath/contract';
import { Panel, Spinner } from '@guildpath/ui';
import { useId } from 'react';
import { toMessage } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import classes from './hall.module.css';

export interface HallSummaryProps {
  readonly hallId: string;
  readonly finishedCount: number;
}

/** Counts of the whole class, which name no one. */
export function HallSummary({ hallId, finishedCount }: HallSummaryProps) {
  const { data, error } = trpc.halls.summary.useQuery({ hallId }, { staleTime: 0 });
  return (
    <section className={classes.summary} aria-labelledby="summary">
      <h2 id="summary">The class as a whole</h2>
      {error ? (
        <p role="alert">We couldn’t count the class. {toMessage(error)}</p>
      ) : !data ? (
        <Spinner label="Counting" />
      ) : data.isShown ? (
        <>
          <p className="gp-soft">
            {data.isSharedAlone
              ? 'Only shared results are counted: so few are kept private that figures of the whole class would point at them.'
              : `New results join these figures ${summaryMinCount} at a time, so that no figure points at one student.`}
          </p>
          <div className={classes.counts}>
            <Counts title="Guild classes" counts={data.classes} />
            <Counts title="Archetypes" counts={data.archetypes} />
            <Counts title="Fields of the best match" counts={data.fields} />
          </div>
        </>
      ) : (
        <p className="gp-soft">
          Figures appear once {summaryMinCount} have finished, so that they can’t point at one
          student.{' '}
          <span>
            {['Nobody has yet.', 'One has so far.'][finishedCount] ??
              `So far ${finishedCount} have.`}
          </span>
        </p>
      )}
    </section>
  );
}

interface CountsProps {
  readonly title: string;
  readonly counts: HallSummaryOutput['classes'];
}

function Counts({ title, counts }: CountsProps) {
  const titleId = useId();
  return (
    <Panel padding="sm" className={`gp-stack gp-gap-3 gp-top ${classes.count}`}>
      <h3 id={titleId}>{title}</h3>
      <ul aria-labelledby={titleId}>
        {counts.map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span> <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
