import type { ResultsOutput } from '@guildpath/contract';
import { useState } from 'react';
import { lazyPart, Part } from '../../shared/code-loading/lazy-part.tsx';
import { Disclosure } from '../../shared/layout/disclosure.tsx';
import { BigFiveBars } from '../../shared/profile/big-five-bars.tsx';
import { InterestHexagon } from '../../shared/profile/interest-hexagon.tsx';
import classes from './results-report.module.css';
import { ResultsSection } from './sections/results-section.tsx';

const Numbers = lazyPart(async () => (await import('./numbers/numbers.tsx')).Numbers);

export function ProfileSection({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, scoreBands } = results;
  const [isExplained, setIsExplained] = useState(false);
  return (
    <ResultsSection id="profile" title="Your Profile" fold="See your scores">
      <div className={classes.profile}>
        <article>
          <h4>Big Five Personality Traits</h4>
          <BigFiveBars
            scores={assessmentResult.bigFiveScores}
            bands={scoreBands.bigFive}
            isInWords={assessmentResult.assessmentType === 'quick'}
          />
        </article>
        <article>
          <h4>Career Interests (RIASEC)</h4>
          <InterestHexagon
            caption="Interest scores"
            scores={assessmentResult.riasecScores}
            bands={scoreBands.riasec}
          />
        </article>
      </div>
      <Disclosure summary="The numbers" isOpen={isExplained} onToggle={setIsExplained}>
        {isExplained ? (
          <Part name="the numbers">
            <Numbers results={results} />
          </Part>
        ) : null}
      </Disclosure>
    </ResultsSection>
  );
}
