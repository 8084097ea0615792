import type { Chapter, Question } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import type { SavedQuest } from '../../../shared/quest/quest-storage.ts';
import classes from './chapter-pause.module.css';
import { QuestBar } from './quest-bar.tsx';

/** Between the end of one chapter and the first scene of the next. */
export interface Pause {
  readonly ended: Chapter;
  /** Of all chapters, in order. */
  readonly titles: readonly string[];
  /** How many of them are behind. */
  readonly endedCount: number;
}

/** The pause before the scene at this position: where a chapter begins that has no answer yet. */
export function findPause(
  questions: readonly Question[],
  { position, answers }: Pick<SavedQuest, 'position' | 'answers'>,
): Pause | undefined {
  const next = questions[position];
  if (!next?.chapter || answers[next.id]) return undefined;
  const before = questions.slice(0, position).flatMap(({ chapter }) => chapter ?? []);
  const ended = before.at(-1);
  if (!ended) return undefined;
  const titles = questions.flatMap(({ chapter }) => chapter?.title ?? []);
  return { ended, titles, endedCount: before.length };
}

export interface ChapterPauseProps {
  readonly pause: Pause;
  /** Whether the answers are in the viewer's account too. */
  readonly isMember: boolean;
  readonly onGoOn: () => void;
}

/** What is behind, how far it is, and the choice to go on or to leave. */
export function ChapterPause({ pause, isMember, onGoOn }: ChapterPauseProps) {
  const { ended, titles, endedCount } = pause;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onGoOn();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // As in a scene, Enter goes on from anywhere; a repeated key was pressed in the scene before.
    if (event.key !== 'Enter' || event.target instanceof HTMLAnchorElement) return;
    event.preventDefault();
    if (!event.repeat) onGoOn();
  };

  return (
    <form tabIndex={-1} className={classes.pause} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Panel surface="parchment" padding="lg" ornate className={classes.card}>
        <p className={classes.eyebrow}>
          Chapter {endedCount} of {titles.length} is behind you
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {ended.title}
        </h1>
        <p className={classes.behind}>{ended.behind}</p>
        <ol className={classes.chapters} aria-label="Chapters">
          {titles.map((title, index) => (
            <li
              key={title}
              data-ended={index < endedCount || undefined}
              aria-current={index === endedCount ? 'step' : undefined}
            >
              <span className={classes.mark} aria-hidden="true">
                {index < endedCount ? <IconCheck size={16} stroke={2.5} /> : index + 1}
              </span>
              {title}
              <span className="gp-visually-hidden">
                {index < endedCount ? ', completed' : index === endedCount ? ', next' : ''}
              </span>
            </li>
          ))}
        </ol>
        <p className={classes.kept}>
          {isMember
            ? 'You can leave here. Your answers are kept in your account for 30 days, so you can go on from any device.'
            : 'You can leave here. Your answers are kept in this browser, and the story goes on from this place.'}
        </p>
      </Panel>
      <QuestBar>
        <LinkButton to={isMember ? '/dashboard' : '/'} variant="outline">
          Leave for now
        </LinkButton>
        <Button
          type="submit"
          rightIcon={<IconArrowRight size={20} aria-hidden="true" />}
          // The second half of a double click on Next lands here.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          Go on
        </Button>
      </QuestBar>
    </form>
  );
}
