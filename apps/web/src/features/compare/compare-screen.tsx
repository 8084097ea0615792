import { type AssessmentResult, assessmentsMaxPageSize, tierFacts } from '@guildpath/contract';
import { Button, NativeSelect, Page, Panel, Spinner } from '@guildpath/ui';
import { IconMapOff } from '@tabler/icons-react';
import { skipToken } from '@tanstack/react-query';
import { trpc } from '../../shared/api/trpc.ts';
import { formatDayAndTime } from '../../shared/layout/format-time.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { LoadingScreen } from '../../shared/status-screens/loading-screen.tsx';
import { StatusPage } from '../../shared/status-screens/status-page.tsx';
import classes from './compare.module.css';
import { ComparedScores } from './compared-scores.tsx';

export interface CompareScreenProps {
  /** Two result ids. Default: the two latest results. */
  readonly chosen: readonly [string | undefined, string | undefined];
  readonly onChoose: (ids: readonly [string, string]) => void;
}

export function CompareScreen({ chosen, onChoose }: CompareScreenProps) {
  const query = trpc.user.assessments.useQuery({ limit: assessmentsMaxPageSize });
  const all = query.data?.assessments;
  if (!all) {
    return query.isPending ? (
      <LoadingScreen />
    ) : (
      <FailedScreen onRetry={() => void query.refetch()} />
    );
  }
  const [latest, ...before] = all;
  if (!latest || before.length === 0) return <TooFewScreen />;
  const find = (id: string | undefined) => all.find((assessment) => assessment.id === id);
  const one = find(chosen[0]) ?? before.find(({ id }) => id !== chosen[1]) ?? latest;
  const other = find(chosen[1]) ?? all.find(({ id }) => id !== one.id) ?? latest;
  return (
    <Page header={<HomeBar actions={<DashboardLink />} />}>
      <div className={classes.screen}>
        <header className={classes.head}>
          <h1>Compare Two Quests</h1>
          <p>
            Two quests never give exactly the same figures. We only call it a change if it’s
            unlikely to be chance.
          </p>
        </header>
        <div className={classes.choices}>
          <QuestField
            label="First quest"
            all={all.filter(({ id }) => id !== other.id)}
            value={one.id}
            onChange={(id) => onChoose([id, other.id])}
          />
          <QuestField
            label="Second quest"
            all={all.filter(({ id }) => id !== one.id)}
            value={other.id}
            onChange={(id) => onChoose([one.id, id])}
          />
        </div>
        <Comparison pair={byTime(one, other)} />
      </div>
    </Page>
  );
}

function byTime(one: AssessmentResult, other: AssessmentResult) {
  return one.completedAt <= other.completedAt ? ([one, other] as const) : ([other, one] as const);
}

function Comparison({ pair: [earlier, later] }: { readonly pair: ReturnType<typeof byTime> }) {
  const isSame = earlier.id === later.id;
  const first = trpc.results.get.useQuery(isSame ? skipToken : { assessmentResultId: earlier.id });
  const second = trpc.results.get.useQuery(isSame ? skipToken : { assessmentResultId: later.id });
  if (first.data && second.data) return <ComparedScores earlier={first.data} later={second.data} />;
  if (first.isError || second.isError) {
    const retry = () => {
      for (const query of [first, second]) if (query.isError) void query.refetch();
    };
    return (
      <Panel padding="lg" className={classes.waiting}>
        <p role="alert">We couldn’t load the two quests.</p>
        <Button onClick={retry}>Try Again</Button>
      </Panel>
    );
  }
  return (
    <Panel padding="lg" className={classes.waiting}>
      <Spinner label="Loading the two quests" size={72} />
    </Panel>
  );
}

interface QuestFieldProps {
  readonly label: string;
  readonly all: readonly AssessmentResult[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function QuestField({ label, all, value, onChange }: QuestFieldProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={all.map(({ id, assessmentType, completedAt }) => ({
        value: id,
        label: `${tierFacts[assessmentType].name}, ${formatDayAndTime(completedAt)}`,
      }))}
    />
  );
}

function DashboardLink() {
  return (
    <LinkButton to="/dashboard" variant="outline" size="sm">
      Dashboard
    </LinkButton>
  );
}

function TooFewScreen() {
  return (
    <StatusPage
      icon={<IconMapOff size={64} stroke={1.5} aria-hidden="true" />}
      title="Nothing to Compare Yet"
      message="Once you’ve completed two quests, you can compare them here."
      actions={<LinkButton to="/dashboard">Go to Your Dashboard</LinkButton>}
    />
  );
}

function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <StatusPage
      icon={<IconMapOff size={64} stroke={1.5} aria-hidden="true" />}
      title="Failed to Load Your Quests"
      message="Please check your connection and try again."
      actions={<Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
