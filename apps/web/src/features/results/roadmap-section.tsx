import type { CareerRoadmap } from '@guildpath/contract';
import { Disclosure } from '../../shared/layout/disclosure.tsx';
import classes from './results-report.module.css';
import { ResultsSection } from './sections/results-section.tsx';

const stages = [
  ['now', 'Now'],
  ['oneYear', 'In one year'],
  ['fiveYears', 'In five years'],
] as const;

interface RoadmapSectionProps {
  readonly roadmap: CareerRoadmap;
  /** Stands above the roadmap already. */
  readonly dare: string | undefined;
}

export function RoadmapSection({ roadmap, dare }: RoadmapSectionProps) {
  return (
    <ResultsSection
      id="roadmap"
      title="Your Career Roadmap"
      lead={`One route to ${roadmap.careerTitle}, your best match, from its first step. It’s an example, not a promise, and whatever you’ve already learned or done makes it shorter.`}
    >
      <ol className={classes.road}>
        {stages.map(([stage, name]) => {
          const [first, ...rest] = roadmap[stage].filter((sentence) => sentence !== dare);
          return (
            <li key={stage}>
              <h4>{name}</h4>
              <p>{first}</p>
              {rest.length > 0 ? (
                <Disclosure
                  isOpenWide
                  summary={
                    <>
                      More <span className="gp-visually-hidden">of {name}</span>
                    </>
                  }
                >
                  {rest.map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </Disclosure>
              ) : null}
            </li>
          );
        })}
      </ol>
    </ResultsSection>
  );
}
