import {
  bigFiveTraits,
  type ResultsOutput,
  riasecTypes,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import { type BandedScore, type ReliableChange, reliableChange } from '@guildpath/scoring';
import { Crest, Panel, RiasecHexagon } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { formatDayAndTime } from '../../shared/layout/format-time.ts';
import { classEmblems } from '../../shared/profile/class-emblems.ts';
import classes from './compare.module.css';

export interface ComparedScoresProps {
  readonly earlier: ResultsOutput;
  readonly later: ResultsOutput;
}

interface Compared {
  readonly label: string;
  readonly earlier: BandedScore;
  readonly later: BandedScore;
  readonly change: ReliableChange;
}

const changeWords: Readonly<Record<ReliableChange, string>> = {
  higher: 'Clearly higher',
  lower: 'Clearly lower',
  unclear: 'No clear change',
};

export function ComparedScores({ earlier, later }: ComparedScoresProps) {
  const names = [nameOf(earlier), nameOf(later)] as const;
  const interests = riasecTypes.map((type) =>
    compare(traitNames[type], toScore(earlier, 'riasec', type), toScore(later, 'riasec', type)),
  );
  const traits = bigFiveTraits.map((trait) =>
    compare(
      traitNames[trait],
      toScore(earlier, 'bigFive', trait),
      toScore(later, 'bigFive', trait),
    ),
  );
  const isOfOneTier =
    earlier.assessmentResult.assessmentType === later.assessmentResult.assessmentType;
  return (
    <>
      <p className={classes.summary} role="status">
        {summaryOf([...interests, ...traits])}
        {isOfOneTier
          ? ''
          : ' Each percentage compares you with people who take that same quest, so look at the shapes more than the figures.'}
      </p>
      <ul className={classes.quests}>
        {[earlier, later].map((results, index) => (
          <Panel
            key={results.assessmentResult.id}
            as="li"
            padding="sm"
            className={classes.quest}
            data-later={index === 1 || undefined}
          >
            <Quest results={results} name={names[index] ?? ''} />
          </Panel>
        ))}
      </ul>
      <div className={classes.charts}>
        <Panel as="article" padding="sm" className={classes.chart}>
          <h2>Career Interests (RIASEC)</h2>
          <RiasecHexagon
            caption="Interest scores of both quests"
            names={names}
            axes={riasecTypes.map((type, index) => ({
              id: type,
              label: traitNames[type],
              percentage: earlier.assessmentResult.riasecScores[type],
              later: interests[index]?.later.percentage ?? 0,
            }))}
          />
          <ComparedBars scores={interests} names={names} />
        </Panel>
        <Panel as="article" padding="sm" className={classes.chart}>
          <h2>Big Five Personality Traits</h2>
          <ComparedBars scores={traits} names={names} />
        </Panel>
      </div>
    </>
  );
}

const careersNamed = 5;

interface QuestProps {
  readonly results: ResultsOutput;
  readonly name: string;
}

function Quest({ results: { assessmentResult, careerRecommendations }, name }: QuestProps) {
  const { id, characterClass, guildTitle } = assessmentResult;
  return (
    <>
      <Crest emblem={classEmblems[characterClass]} size={64} />
      <div>
        <h2>{guildTitle ?? characterClass}</h2>
        {guildTitle ? <p>{characterClass} of the guild</p> : null}
        <p className={classes.link}>
          <Link to="/results/$assessmentResultId" params={{ assessmentResultId: id }}>
            {name}
          </Link>
        </p>
      </div>
      <ol aria-label={`Best matches of ${name}`}>
        {careerRecommendations.slice(0, careersNamed).map(({ id, careerTitle }) => (
          <li key={id}>{careerTitle}</li>
        ))}
      </ol>
    </>
  );
}

interface ComparedBarsProps {
  readonly scores: readonly Compared[];
  readonly names: readonly [string, string];
}

function ComparedBars({ scores, names }: ComparedBarsProps) {
  return (
    <ul className={classes.bars}>
      {scores.map(({ label, earlier, later, change }) => (
        <li key={label}>
          <h3>{label}</h3>
          <p className={classes.change} data-change={change}>
            {changeWords[change]}
          </p>
          {[earlier, later].map(({ percentage }, index) => (
            <p
              key={index === 0 ? 'earlier' : 'later'}
              className={classes.bar}
              data-later={index === 1 || undefined}
            >
              <span className="gp-visually-hidden">{names[index]}: </span>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.fill} style={{ width: `${percentage}%` }} />
              </span>
              <span className={classes.figure}>{Math.round(percentage)}%</span>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ assessmentResult: { assessmentType, completedAt } }: ResultsOutput): string {
  return `${tierFacts[assessmentType].name}, ${formatDayAndTime(completedAt)}`;
}

function toScore(
  { assessmentResult, scoreBands }: ResultsOutput,
  ...[kind, name]:
    | ['riasec', (typeof riasecTypes)[number]]
    | ['bigFive', (typeof bigFiveTraits)[number]]
): BandedScore {
  return kind === 'riasec'
    ? { percentage: assessmentResult.riasecScores[name], band: scoreBands.riasec[name] }
    : { percentage: assessmentResult.bigFiveScores[name], band: scoreBands.bigFive[name] };
}

function compare(label: string, earlier: BandedScore, later: BandedScore): Compared {
  return { label, earlier, later, change: reliableChange(earlier, later) };
}

function summaryOf(scores: readonly Compared[]): string {
  const clear = scores.filter(({ change }) => change !== 'unclear');
  if (clear.length === 0) {
    return 'Nothing clearly changed. Every difference could be chance.';
  }
  const words = clear.map(
    ({ label, change }) => `${label} is ${changeWords[change].toLowerCase()}`,
  );
  return `${new Intl.ListFormat('en').format(words)} in the later quest. Nothing else clearly changed.`;
}
