import type { CurrentUser } from '@guildpath/contract';
import { Button, Page, StatusScreen } from '@guildpath/ui';
import { IconMapOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { isUnauthorized, toErrorText, toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { LoadingScreen } from '../../shared/layout/loading-screen.tsx';
import { ResultsReport } from './results-report.tsx';

export interface ResultsScreenProps {
  readonly assessmentResultId: string;
  readonly user: CurrentUser;
}

/** Fetches one result; what is shown while there is none. */
export function ResultsScreen({ assessmentResultId, user }: ResultsScreenProps) {
  const query = trpc.results.get.useQuery({ assessmentResultId });
  const { data, error, isFetching, refetch } = query;

  // The title that had the focus, or the button that was pressed, is gone by now.
  useEffect(() => {
    if (!isFetching && document.activeElement === document.body) focusScreen();
  }, [isFetching]);

  if (data) return <ResultsReport results={data} user={user} />;
  // The way to the login is about to open.
  if (isUnauthorized(error)) return <LoadingScreen />;
  if (error && !isFetching) {
    // Where no server has answered, the browser's own words would help no one.
    const message = toServerMessage(error) ? toErrorText(error) : undefined;
    return <FailedScreen message={message} onRetry={() => void refetch()} />;
  }
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen
        busy
        title="Analyzing Your Career Path..."
        message="Your answers are being compared with the careers of the guild."
      />
    </Page>
  );
}

interface FailedScreenProps {
  readonly message: string | undefined;
  readonly onRetry: () => void;
}

function FailedScreen({ message, onRetry }: FailedScreenProps) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen
        icon={<IconMapOff size={64} stroke={1.5} aria-hidden="true" />}
        title="Failed to Load Results"
        message={message ?? 'Unable to load your assessment results. Please try again.'}
        actions={
          <>
            <Button onClick={onRetry}>Try Again</Button>
            <LinkButton to="/" variant="outline">
              Go Home
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
