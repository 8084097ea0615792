import type { CareerRoadmap } from '@guildpath/contract';
import reportClasses from './results-report.module.css';
import classes from './roadmap-section.module.css';
import { Disclosure } from './sections/disclosure.tsx';
import { ResultsSection } from './sections/results-section.tsx';

const stages = [
  ['now', 'Now'],
  ['oneYear', 'In one year'],
  ['fiveYears', 'In five years'],
] as const;

export function RoadmapSection({ roadmap }: { readonly roadmap: CareerRoadmap }) {
  return (
    <ResultsSection id="roadmap" title="Your Career Roadmap">
      <Disclosure summary={<span>The way to {roadmap.careerTitle}</span>} isOpenWide>
        <p className={reportClasses.lead}>
          One route to {roadmap.careerTitle}, your best match, from its first step. It’s an example,
          not a promise, and whatever you’ve already learned or done makes it shorter.
        </p>
        <ol className={classes.road}>
          {stages.map(([stage, name]) => (
            <li key={stage}>
              <h3>{name}</h3>
              {roadmap[stage].map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </li>
          ))}
        </ol>
      </Disclosure>
    </ResultsSection>
  );
}
