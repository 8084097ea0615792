import { Accordion } from '@mantine/core';
import { toParagraphs } from '../parts/paragraphs.ts';
import classes from './career-details.module.css';

export interface CareerAnalysisProps {
  readonly title: string;
  readonly analysis: string;
}

/** The longer text about one match, collapsed on screen and open in print. */
export function CareerAnalysis({ title, analysis }: CareerAnalysisProps) {
  return (
    <Accordion order={4} keepMountedMode="display-none">
      <Accordion.Item value="analysis">
        <Accordion.Control>
          Read the analysis <span className="gp-visually-hidden">of {title}</span>
        </Accordion.Control>
        {/* Not a region: those landmarks are for the parts of the page. */}
        <Accordion.Panel role="group" className={classes.panel}>
          <div className={classes.analysis}>
            {toParagraphs(analysis).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
}
