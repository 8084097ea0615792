import {
  countedResults,
  type OptionCountsOutput,
  optionIds,
  tierFacts,
  tiers,
} from '@guildpath/contract';
import { trpc } from '../../../shared/api/trpc.ts';
import { formatCount } from '../figures/format-count.ts';
import { QueryBoundary } from '../panels/query-boundary.tsx';
import { ReportChart } from './report-chart.tsx';

const tierNames = tiers.map((tier) => tierFacts[tier].name);
const optionNames = optionIds.map((option) => option.toUpperCase());

// Days are counted in UTC, whatever the reader's time zone is.
const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export function AssessmentCharts() {
  const submissions = trpc.admin.submissionsByDay.useQuery();
  const options = trpc.admin.optionCounts.useQuery();
  return (
    <>
      <QueryBoundary query={submissions} what="submissions by day">
        {({ days }) => (
          <ReportChart
            title="Submissions by day"
            note="Quests submitted on each of the last 90 days (UTC)."
            rowHeader="Day"
            rows={days.map(({ day, ...counts }) => ({
              name: dayFormat.format(new Date(day)),
              counts: tiers.map((tier) => counts[tier]),
            }))}
            series={tierNames}
            emptyText="No quests were submitted in the last 90 days."
          />
        )}
      </QueryBoundary>
      <QueryBoundary query={options} what="options by scene">
        {({ quests, scoringVersion }) =>
          quests
            // Only Quick Quest is always open.
            .filter(({ tier, scenes }) => tier === 'quick' || scenes.some(isAnswered))
            .map(({ tier, scenes }) => (
              <ReportChart
                key={tier}
                title={`Options in the ${tierFacts[tier].name}`}
                note={`How often each option was chosen in up to ${formatCount(countedResults)} of the latest results. New answers are scored with version ${scoringVersion}.`}
                rowHeader="Scene"
                rows={scenes.map((scene, index) => ({
                  name: `${index + 1}. ${scene.title}`,
                  counts: scene.options.map(({ count }) => count),
                }))}
                series={optionNames}
                emptyText="No one has answered this quest yet."
              />
            ))
        }
      </QueryBoundary>
    </>
  );
}

function isAnswered({ options }: OptionCountsOutput['quests'][number]['scenes'][number]): boolean {
  return options.some(({ count }) => count > 0);
}
