import { type AssessmentResult, assessmentsMaxPageSize, tierFacts } from '@guildpath/contract';
import { Button, NativeSelect, Page, Spinner } from '@guildpath/ui';
import { IconMapOff } from '@tabler/icons-react';
import { trpc } from '../../shared/api/trpc.ts';
import { formatDayAndTime } from '../../shared/layout/format-time.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { toShownResults } from '../../shared/results/shown-results.ts';
import { LoadingScreen } from '../../shared/status-screens/loading-screen.tsx';
import { StatusPage } from '../../shared/status-screens/status-page.tsx';
import classes from './compare.module.css';
import { ComparisonTable } from './comparison-table.tsx';

export interface CompareScreenProps {
  /** Two result ids. Default: the two latest results. */
  readonly chosen: readonly [string | undefined, string | undefined];
  readonly onChoose: (ids: readonly [string, string]) => void;
}

export function CompareScreen({ chosen, onChoose }: CompareScreenProps) {
  const query = trpc.user.assessments.useQuery({ limit: assessmentsMaxPageSize });
  if (query.isPending) return <LoadingScreen />;
  const icon = <IconMapOff size={64} stroke={1.5} aria-hidden="true" />;
  if (!query.data) {
    return (
      <StatusPage
        icon={icon}
        title="Failed to Load Your Quests"
        message="Please check your connection and try again."
        actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
      />
    );
  }
  const all = query.data.assessments;
  const [one, other] = choosePair(all, chosen);
  if (!one || !other) {
    return (
      <StatusPage
        icon={icon}
        title="Nothing to Compare Yet"
        message="Once you’ve completed two quests, you can compare them here."
        actions={<LinkButton to="/dashboard">Go to Your Dashboard</LinkButton>}
      />
    );
  }
  const dashboard = (
    <LinkButton to="/dashboard" variant="outline" size="sm">
      Dashboard
    </LinkButton>
  );
  const toOptions = (taken: AssessmentResult) =>
    all
      .filter(({ id }) => id !== taken.id)
      .map((result) => ({ value: result.id, label: nameOf(result) }));
  return (
    <Page header={<HomeBar actions={dashboard} />}>
      <div className="gp-stack gp-gap-4">
        <h1>Compare Two Quests</h1>
        <p className={classes.lead}>
          Two quests never give exactly the same figures. Each bar shows where a figure would land
          if you took that quest again. Where two bars overlap, the change could be chance.
        </p>
        <div className={classes.choices}>
          <NativeSelect
            label="First quest"
            value={one.id}
            onChange={({ currentTarget }) => onChoose([currentTarget.value, other.id])}
            data={toOptions(other)}
          />
          <NativeSelect
            label="Second quest"
            value={other.id}
            onChange={({ currentTarget }) => onChoose([one.id, currentTarget.value])}
            data={toOptions(one)}
          />
        </div>
        <Comparison
          ids={one.completedAt <= other.completedAt ? [one.id, other.id] : [other.id, one.id]}
        />
      </div>
    </Page>
  );
}

function choosePair(
  all: readonly AssessmentResult[],
  [first, second]: CompareScreenProps['chosen'],
): readonly [AssessmentResult | undefined, AssessmentResult | undefined] {
  const [latest, ...before] = all;
  const one =
    all.find(({ id }) => id === first) ?? before.find(({ id }) => id !== second) ?? latest;
  const others = all.filter(({ id }) => id !== one?.id);
  return [one, others.find(({ id }) => id === second) ?? others[0]];
}

function nameOf({ assessmentType, completedAt }: AssessmentResult): string {
  return `${tierFacts[assessmentType].name}, ${formatDayAndTime(completedAt)}`;
}

const shown = { select: toShownResults } as const;

function Comparison({ ids: [earlier, later] }: { readonly ids: readonly [string, string] }) {
  const first = trpc.results.get.useQuery({ assessmentResultId: earlier }, shown);
  const second = trpc.results.get.useQuery({ assessmentResultId: later }, shown);
  if (first.data && second.data) {
    return <ComparisonTable earlier={first.data} later={second.data} toName={nameOf} />;
  }
  if (!first.isError && !second.isError)
    return <Spinner label="Loading the two quests" size={72} />;
  const retry = () => {
    for (const query of [first, second]) if (query.isError) void query.refetch();
  };
  return (
    <>
      <p role="alert">We couldn’t load the two quests.</p>
      <Button onClick={retry}>Try Again</Button>
    </>
  );
}
