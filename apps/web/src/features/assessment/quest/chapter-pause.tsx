import type { Chapter, Question } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import type { SavedQuest } from '../../../shared/quest/quest-storage.ts';
import classes from './chapter-pause.module.css';
import { QuestBar } from './quest-bar.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** Between the end of one chapter and the first scene of the next. */
export interface Pause {
  readonly ended: Chapter;
  /** The titles of all chapters. */
  readonly titles: readonly string[];
  readonly endedCount: number;
}

/** Returns a pause where a chapter begins that has no answer yet. */
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

const breaks = {
  guest: { back: 'You can pick up the story right here.', exit: '/' },
  member: {
    back: 'We’ll save your answers in your account for 30 days, so you can pick up on any device.',
    exit: '/dashboard',
  },
  student: {
    back: 'Your answers are safe in your place. Your four words bring you back on any device.',
    exit: '/join',
  },
} as const;

export interface ChapterPauseProps {
  readonly pause: Pause;
  readonly player: keyof typeof breaks;
  readonly onContinue: () => void;
}

export function ChapterPause({ pause, player, onContinue }: ChapterPauseProps) {
  const { ended, titles, endedCount } = pause;
  const heading = useHeadingFocus();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // As in a scene, Enter continues from anywhere. A repeated key was pressed in the previous scene.
    if (event.key !== 'Enter' || event.target instanceof HTMLAnchorElement) return;
    event.preventDefault();
    if (!event.repeat) onContinue();
  };

  return (
    <form tabIndex={-1} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Panel surface="parchment" padding="lg" ornate className={classes.card}>
        <p className={classes.eyebrow}>
          You’ve finished chapter {endedCount} of {titles.length}
        </p>
        <h1 ref={heading} tabIndex={-1} className="gp-size-2">
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
        <p className="gp-soft gp-small">This is a good place for a break. {breaks[player].back}</p>
      </Panel>
      <QuestBar>
        <LinkButton to={breaks[player].exit} variant="outline">
          Leave for now
        </LinkButton>
        <Button
          type="submit"
          rightIcon={<IconArrowRight size={20} aria-hidden="true" />}
          // The second half of a double click on Next lands here.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          Continue
        </Button>
      </QuestBar>
    </form>
  );
}
