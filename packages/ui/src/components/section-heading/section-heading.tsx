import clsx from 'clsx';
import type { ReactNode } from 'react';
import { GildedRule } from '../gilded-rule/gilded-rule.tsx';
import classes from './section-heading.module.css';

export interface SectionHeadingProps {
  children: ReactNode;
  /** A word or two above the heading. */
  eyebrow?: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Id of the heading, for a section to be labelled by. */
  id?: string;
  /** Default: 2. */
  level?: 1 | 2;
  /** Default: `center`. */
  align?: 'center' | 'start';
}

/** The heading of a section, with its gilded rule. */
export function SectionHeading(props: SectionHeadingProps) {
  const { children, eyebrow, lead, id, level = 2, align = 'center' } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={clsx(classes.heading, classes[align])}>
      {eyebrow ? <p className={classes.eyebrow}>{eyebrow}</p> : null}
      <Heading id={id} className={classes.title}>
        {children}
      </Heading>
      <GildedRule />
      {lead ? <p className={classes.lead}>{lead}</p> : null}
    </div>
  );
}
