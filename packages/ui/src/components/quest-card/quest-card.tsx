import type { ReactNode, Ref } from 'react';
import { Panel } from '../panel/panel.tsx';
import { Tag } from '../tag/tag.tsx';
import classes from './quest-card.module.css';

export interface QuestCardProps {
  /** The scene's title. */
  title: string;
  scenario: string;
  question: string;
  /** Id of the question's element, by which the options are labelled. */
  questionId: string;
  /** What the question measures. */
  tag?: string;
  /** One line before the title: what the choice in the scene before has led to. */
  echo?: string | undefined;
  /** Where the focus goes when a new scene opens. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Level of the heading. Default: 1. */
  headingLevel?: 1 | 2 | 3;
  /** The options. */
  children: ReactNode;
  /** Below the options: Previous and Next. */
  footer?: ReactNode;
}

/** One scene of the quest on a sheet of parchment. */
export function QuestCard(props: QuestCardProps) {
  const {
    title,
    scenario,
    question,
    questionId,
    tag,
    echo,
    headingRef,
    headingLevel = 1,
    children,
    footer,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <Panel as="article" surface="parchment" padding="lg" ornate className={classes.card}>
      <div className={classes.scene}>
        {echo ? <p className={classes.echo}>{echo}</p> : null}
        {tag ? <Tag className={classes.tag ?? ''}>{tag}</Tag> : null}
        {/*
         * Of headings, React focuses none by itself; `autoFocus` is for the browser, in a prerendered page. A new scene has a
         * new heading: a screen reader reads the focused element, but not that its text has changed.
         */}
        <Heading
          key={title}
          ref={headingRef}
          tabIndex={-1}
          autoFocus={headingRef !== undefined}
          className={classes.title}
        >
          {title}
        </Heading>
        <p className={classes.scenario}>{scenario}</p>
      </div>
      <p id={questionId} className={classes.question}>
        {question}
      </p>
      {children}
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </Panel>
  );
}
