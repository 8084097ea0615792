import {
  type AdminQuestStep,
  type QuestProgressOutput,
  type SubmissionsByDayOutput,
  tierFacts,
  tiers,
} from '@guildpath/contract';
import { trpc } from '../../../shared/api/trpc.ts';
import { QueryBoundary } from '../parts/query-boundary.tsx';
import { ReportChart, type ReportRow, type ReportSeries } from './report-chart.tsx';

/** The reports of the last 90 days. A module of its own, because the library of charts is fetched with it. */
export function AssessmentCharts() {
  const submissions = trpc.admin.submissionsByDay.useQuery();
  const progress = trpc.admin.questProgress.useQuery();
  return (
    <>
      <QueryBoundary query={submissions} what="submissions by day">
        {({ days }) => <SubmissionsByDay days={days} />}
      </QueryBoundary>
      <QueryBoundary query={progress} what="counts of quests left">
        {({ quests }) =>
          quests
            // Quick Quest is always open; the others may be Coming Soon.
            .filter(({ tier, steps }) => tier === 'quick' || steps.some(isReached))
            .map((quest) => <QuestsLeft key={quest.tier} {...quest} />)
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

// Days of UTC, whatever the reader's time zone is.
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
      note="Quests handed in on each of the last 90 days, in UTC."
      rowHeader="Day"
      rows={rows}
      series={tierSeries}
      emptyText="Nothing was handed in during the last 90 days."
    />
  );
}

const stepSeries: readonly ReportSeries[] = [
  { name: 'stayed', label: 'Went on', color: 'var(--gp-night-400)' },
  { name: 'left', label: 'Left here', color: 'var(--gp-warrior)' },
];

const stepNames = { answered: 'All answered', submitted: 'Handed in' } as const;
const stepTicks = { answered: 'End', submitted: 'In' } as const;

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
      title={`Where the ${tierFacts[tier].name} is left`}
      note="How many quests of the last 90 days reached each scene, and how many came no further yet. Visitors who declined cookies or ask not to be tracked are not counted."
      rowHeader="Scene"
      rows={rows}
      series={stepSeries}
      emptyText="Nobody has been counted in this quest yet."
    />
  );
}

function isReached({ reached }: AdminQuestStep): boolean {
  return reached > 0;
}
