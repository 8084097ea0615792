import type { SolvedPuzzle } from '@guildpath/contract';
import { Panel, Spinner, Tag } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { LoadFailure } from '../../../shared/status-screens/load-failure.tsx';
import { toParagraphs } from '../sections/paragraphs.ts';
import classes from './puzzle-list.module.css';

export function PuzzleList({ assessmentResultId }: { readonly assessmentResultId: string }) {
  const query = trpc.results.puzzles.useQuery({ assessmentResultId });
  const { data, isError } = query;
  if (isError) return <LoadFailure title="We couldn’t load the puzzles." query={query} />;
  if (!data) return <Spinner label="Loading the puzzles" />;
  if (data.puzzles.length === 0) {
    return <p>We’ve retired the puzzles of this quest, so there’s nothing to show.</p>;
  }
  return (
    <>
      <p className="gp-soft">
        {data.puzzles.length > 1
          ? 'Hardly anyone gets them all. Here’s how each one works.'
          : 'Here’s how it works.'}
      </p>
      <ol className={classes.puzzles}>
        {data.puzzles.map((puzzle) => (
          <Puzzle key={puzzle.id} puzzle={puzzle} />
        ))}
      </ol>
    </>
  );
}

function Puzzle({ puzzle }: { readonly puzzle: SolvedPuzzle }) {
  const { title, scenario, question, options, selectedOption, correctOption, explanation } = puzzle;
  return (
    <Panel as="li" padding="sm" className={classes.puzzle}>
      <h5>{title}</h5>
      {toParagraphs(scenario).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={classes.question}>{question}</p>
      <ul className="gp-stack gp-gap-3">
        {options.map(({ id, label, description }) => (
          <li key={id} data-right={id === correctOption} className={classes.option}>
            <span className={classes.letter}>{id.toUpperCase()}</span>
            <span>
              <strong className={classes.label}>{label}</strong> {description}
            </span>
            {id === correctOption ? <Tag>This one fits</Tag> : null}
            {id === selectedOption ? <Tag>Your choice</Tag> : null}
          </li>
        ))}
      </ul>
      <p>
        <strong>How it works:</strong> {explanation}
      </p>
    </Panel>
  );
}
