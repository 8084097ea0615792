import {
  type AdminQuestStep,
  countedResults,
  type OptionCountsOutput,
  optionIds,
  type QuestProgressOutput,
  type SubmissionsByDayOutput,
  tierFacts,
  tiers,
} from '@guildpath/contract';
import { trpc } from '../../../shared/api/trpc.ts';
import { formatCount } from '../parts/formats.ts';
import { QueryBoundary } from '../parts/query-boundary.tsx';
import { ReportChart, type ReportRow, type ReportSeries } from './report-chart.tsx';

/** Is a chunk of its own, because it loads the chart library. */
export function AssessmentCharts() {
  const submissions = trpc.admin.submissionsByDay.useQuery();
  const progress = trpc.admin.questProgress.useQuery();
  const options = trpc.admin.optionCounts.useQuery();
  return (
    <>
      <QueryBoundary query={submissions} what="submissions by day">
        {({ days }) => <SubmissionsByDay days={days} />}
      </QueryBoundary>
      <QueryBoundary query={progress} what="drop-off counts">
        {({ quests }) =>
          quests
            // Only Quick Quest is always open.
            .filter(({ tier, steps }) => tier === 'quick' || steps.some(isReached))
            .map((quest) => <QuestsLeft key={quest.tier} {...quest} />)
        }
      </QueryBoundary>
      <QueryBoundary query={options} what="options by scene">
        {({ quests, scoringVersion }) =>
          quests
            .filter(({ tier, scenes }) => tier === 'quick' || scenes.some(isAnswered))
            .map((quest) => (
              <OptionsByScene key={quest.tier} {...quest} scoringVersion={scoringVersion} />
            ))
        }
      </QueryBoundary>
    </>
  );
}

const tierColors = {
  quick: 'var(--gp-gold-400)',
  standard: 'var(--gp-investigative)',
  epic: 'var(--gp-ivory)',
} as const;

const tierSeries: readonly ReportSeries[] = tiers.map((tier) => ({
  name: tier,
  label: tierFacts[tier].name,
  color: tierColors[tier],
}));

// Days are counted in UTC, whatever the reader's time zone is.
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const tickFormat = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function SubmissionsByDay({ days }: SubmissionsByDayOutput) {
  const rows: ReportRow[] = days.map(({ day, ...counts }) => {
    const date = new Date(day);
    return { name: dayFormat.format(date), tick: tickFormat.format(date), ...counts };
  });
  return (
    <ReportChart
      title="Submissions by day"
      note="Quests submitted on each of the last 90 days (UTC)."
      rowHeader="Day"
      rows={rows}
      series={tierSeries}
      emptyText="No quests were submitted in the last 90 days."
    />
  );
}

const stepSeries: readonly ReportSeries[] = [
  { name: 'stayed', label: 'Continued', color: 'var(--gp-night-400)' },
  { name: 'left', label: 'Left here', color: 'var(--gp-warrior)' },
];

const stepNames = { answered: 'All answered', submitted: 'Submitted' } as const;
const stepTicks = { answered: 'End', submitted: 'Sent' } as const;

function QuestsLeft({ tier, steps }: QuestProgressOutput['quests'][number]) {
  const rows = steps.map(({ kind, title, reached, left }, index): ReportRow => {
    const number = `${index + 1}`;
    const counts = { stayed: reached - left, left };
    return kind === 'scene'
      ? { name: `${number}. ${title}`, tick: number, ...counts }
      : { name: stepNames[kind], tick: stepTicks[kind], ...counts };
  });
  return (
    <ReportChart
      title={`Drop-off in the ${tierFacts[tier].name}`}
      note="How many quests reached each scene in the last 90 days, and how many stopped there. Visitors who decline cookies or tracking aren’t counted."
      rowHeader="Scene"
      rows={rows}
      series={stepSeries}
      emptyText="No visitors have been counted in this quest yet."
    />
  );
}

const optionColors = {
  a: 'var(--gp-gold-400)',
  b: 'var(--gp-investigative)',
  c: 'var(--gp-ivory)',
  d: 'var(--gp-warrior)',
} as const;

const optionSeries: readonly ReportSeries[] = optionIds.map((option) => ({
  name: option,
  label: option.toUpperCase(),
  color: optionColors[option],
}));

type QuestOptions = OptionCountsOutput['quests'][number];

function OptionsByScene({
  tier,
  scenes,
  scoringVersion,
}: QuestOptions & Pick<OptionCountsOutput, 'scoringVersion'>) {
  const rows = scenes.map(({ title, options }, index): ReportRow => {
    const number = `${index + 1}`;
    const counts = Object.fromEntries(
      optionIds.map((option, place) => [option, options[place]?.count ?? 0]),
    );
    return { name: `${number}. ${title}`, tick: number, ...counts };
  });
  return (
    <ReportChart
      title={`Options in the ${tierFacts[tier].name}`}
      note={`How often each option was chosen in up to ${formatCount(countedResults)} of the latest results. New answers are scored with version ${scoringVersion}.`}
      rowHeader="Scene"
      rows={rows}
      series={optionSeries}
      emptyText="No one has answered this quest yet."
    />
  );
}

function isAnswered({ options }: QuestOptions['scenes'][number]): boolean {
  return options.some(({ count }) => count > 0);
}

function isReached({ reached }: AdminQuestStep): boolean {
  return reached > 0;
}
