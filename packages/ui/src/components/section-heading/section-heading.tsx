import type { ReactNode } from 'react';
import classes from './section-heading.module.css';

export interface SectionHeadingProps {
  children: ReactNode;
  /** A word or two above the heading. Default: none. */
  eyebrow?: ReactNode;
  /** A sentence below the heading. Default: none. */
  lead?: ReactNode;
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string;
  /** Default: 2. */
  level?: 1 | 2;
}

/** Renders a centred heading above an ornamental rule. */
export function SectionHeading(props: SectionHeadingProps) {
  const { children, eyebrow, lead, id, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={classes.heading}>
      {eyebrow ? <p className="gp-eyebrow">{eyebrow}</p> : null}
      <Heading id={id} className={classes.title}>
        {children}
      </Heading>
      <svg className={classes.rule} viewBox="0 0 240 16" aria-hidden="true">
        <path className={classes.line} d="M0 8h98M142 8h98" />
        <path className={classes.fill} d="m120 1 6.5 7-6.5 7-6.5-7z" />
        <path
          className={classes.fill}
          d="m104 4.5 3.2 3.5-3.2 3.5-3.2-3.5zM136 4.5l3.2 3.5-3.2 3.5-3.2-3.5z"
        />
      </svg>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
    </div>
  );
}
