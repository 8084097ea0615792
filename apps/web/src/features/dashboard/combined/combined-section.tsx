import { type CombinedProfileOutput, tierFacts } from '@guildpath/contract';
import { archetype } from '@guildpath/scoring';
import { Crest, Panel } from '@guildpath/ui';
import type { PreparationState } from '../../../shared/preparation/use-preparation.ts';
import { BigFiveBars } from '../../../shared/profile/big-five-bars.tsx';
import { InterestHexagon } from '../../../shared/profile/interest-hexagon.tsx';
import { personalityWords } from '../../../shared/profile/personality-words.ts';
import { TopCareers } from '../careers/top-careers.tsx';
import { LoadFailure } from '../load-failure.tsx';
import type { Loaded } from '../queries/use-quests.ts';
import { topInterest } from '../top-interest.ts';
import classes from './combined-section.module.css';

export interface CombinedSectionProps {
  readonly combined: Loaded<CombinedProfileOutput>;
  readonly preparation: PreparationState;
}

/** Combines the quests of several tiers into one profile. */
export function CombinedSection({ combined, preparation }: CombinedSectionProps) {
  const profile = combined.data?.profile;
  if (profile === null) return null;
  return (
    <Panel as="section" padding="lg" className={classes.section} aria-labelledby="combined">
      {profile ? (
        <CombinedProfile profile={profile} preparation={preparation} />
      ) : (
        <>
          <h2 id="combined">{title}</h2>
          <LoadFailure title="We couldn’t load your combined profile." query={combined} />
        </>
      )}
    </Panel>
  );
}

const title = 'All Your Quests Together';
const listFormat = new Intl.ListFormat('en');

interface CombinedProfileProps {
  readonly profile: NonNullable<CombinedProfileOutput['profile']>;
  readonly preparation: PreparationState;
}

function CombinedProfile({ profile, preparation }: CombinedProfileProps) {
  const { assessments, questionCount, riasecScores, bigFiveScores, scoreBands } = profile;
  const names = assessments.map(({ assessmentType }) => tierFacts[assessmentType].name);
  const facts = [
    ['Archetype', archetype(riasecScores)],
    ['Guild title', profile.guildTitle],
    ['Class', profile.characterClass],
    ['Personality type', personalityWords(bigFiveScores)],
  ] as const;
  return (
    <>
      <header className={classes.head}>
        <Crest emblem={topInterest(riasecScores)} size={88} className={classes.crest} />
        <div className={classes.words}>
          <h2 id="combined">{title}</h2>
          <p>
            One profile from all {questionCount} answers in your latest {listFormat.format(names)}.
            Your single results don’t change.
          </p>
        </div>
      </header>
      <dl className={classes.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.soft}>
        Each figure compares you with the people in our model of who takes these quests. Its band
        shows where the figure would fall if you took them again with other scenes, two times in
        three. With more answers, most bands get narrower.
      </p>
      <div className={classes.charts}>
        <div className={classes.chart}>
          <h3>Big Five Personality Traits</h3>
          <BigFiveBars scores={bigFiveScores} bands={scoreBands.bigFive} />
        </div>
        <div className={classes.chart}>
          <h3>Career Interests (RIASEC)</h3>
          <InterestHexagon
            caption="Your interests in all quests"
            scores={riasecScores}
            bands={scoreBands.riasec}
          />
        </div>
      </div>
      <div className={classes.chart}>
        <h3>Top Careers from All Answers</h3>
        <TopCareers choices={profile} preparation={preparation} />
      </div>
    </>
  );
}
