import { IconChevronDown } from '@tabler/icons-react';
import classes from './career-details.module.css';
import { toParagraphs } from './paragraphs.ts';

export interface CareerAnalysisProps {
  readonly title: string;
  readonly analysis: string;
}

/** The longer text about one match, opened by those who want it. */
export function CareerAnalysis({ title, analysis }: CareerAnalysisProps) {
  return (
    <details className={classes.analysis}>
      <summary>
        <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
        <span>
          Read the analysis <span className="gp-visually-hidden">of {title}</span>
        </span>
      </summary>
      <div className={classes.text}>
        {toParagraphs(analysis).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
