import type { CurrentUser } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconMapOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { isUnauthorized, toErrorText, toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { LoadingScreen } from '../../shared/layout/loading-screen.tsx';
import { StatusPage } from '../../shared/layout/status-page.tsx';
import { forgetSubmittedQuest } from '../../shared/quest/waiting-quest.ts';
import { ResultsReport } from './results-report.tsx';

export interface ResultsScreenProps {
  readonly assessmentResultId: string;
  readonly user: CurrentUser;
}

/** Fetches one result, and shows the loading and failed states. */
export function ResultsScreen({ assessmentResultId, user }: ResultsScreenProps) {
  const query = trpc.results.get.useQuery({ assessmentResultId });
  const { data, error, isFetching, refetch } = query;

  // The title that had the focus, or the pressed button, is no longer on the page.
  useEffect(() => {
    if (!isFetching && document.activeElement === document.body) focusScreen();
  }, [isFetching]);

  const isOpen = data !== undefined;
  useEffect(() => {
    if (isOpen) forgetSubmittedQuest(assessmentResultId);
  }, [isOpen, assessmentResultId]);

  if (data) return <ResultsReport results={data} user={user} />;
  // The redirect to the login is about to happen.
  if (isUnauthorized(error)) return <LoadingScreen />;
  if (error && !isFetching) {
    // Without a response from a server, the browser's own message would not help.
    const message = toServerMessage(error) ? toErrorText(error) : undefined;
    return <FailedScreen message={message} onRetry={() => void refetch()} />;
  }
  return (
    <StatusPage
      busy
      title="Analyzing Your Career Path..."
      message="Your answers are being compared with the careers of the guild."
    />
  );
}

interface FailedScreenProps {
  readonly message: string | undefined;
  readonly onRetry: () => void;
}

function FailedScreen({ message, onRetry }: FailedScreenProps) {
  return (
    <StatusPage
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
  );
}
