import type { ReactNode, Ref } from 'react';
import { Panel } from '../panel/panel.tsx';
import { Tag } from '../tag/tag.tsx';
import classes from './quest-card.module.css';

export interface QuestCardProps {
  title: string;
  scenario: string;
  question: string;
  /** Id of the element with the question, which labels the options. */
  questionId: string;
  /** Names what the question measures. Default: none. */
  tag?: string;
  /** One line before the title on the outcome of the previous choice. Default: none. */
  echo?: string | undefined;
  /** Ref to the heading, which also gives it the focus when a page opens. Default: none. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Level of the heading. Default: 1. */
  headingLevel?: 1 | 3;
  children: ReactNode;
  /** Buttons below the options. Default: none. */
  footer?: ReactNode;
}

/** Shows one scene of the quest on parchment. */
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
         * React never focuses headings: `autoFocus` is for the browser, in a page from the server. The key
         * makes a new heading for each scene, because a screen reader does not read a focused element whose
         * text changes.
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
