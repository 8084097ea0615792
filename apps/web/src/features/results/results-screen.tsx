import { Button } from '@guildpath/ui';
import { IconMapOff } from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';
import { isUnauthorized, toErrorText, toServerMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { endFirstVisit, isFirstVisit } from '../../shared/quest/first-visits.ts';
import { toShownResults } from '../../shared/results/shown-results.ts';
import { LoadingScreen } from '../../shared/status-screens/loading-screen.tsx';
import { StatusPage } from '../../shared/status-screens/status-page.tsx';
import { ResultsReport, type ResultsReportProps } from './results-report.tsx';
import type { RevealProps } from './reveal/reveal.tsx';

export interface ResultsScreenProps
  extends Pick<ResultsReportProps, 'reader' | 'actions' | 'notice' | 'choices' | 'renderFriends'> {
  readonly assessmentResultId: string;
  /** Comes with the first visit. */
  readonly Reveal?: ComponentType<RevealProps> | undefined;
}

// How often to ask for texts that are being written, and how long to wait for them.
const pollMs = 2_000;
const waitMs = 8_000;

export function ResultsScreen({ assessmentResultId, Reveal, ...report }: ResultsScreenProps) {
  // Coming back, the router still has what the first visit loaded.
  const [isRevealing, setIsRevealing] = useState(() => isFirstVisit(assessmentResultId));
  const [hasWaited, setHasWaited] = useState(false);
  const query = trpc.results.get.useQuery(
    { assessmentResultId },
    {
      select: toShownResults,
      // Texts that are shown stay, so that they do not change under the reader.
      refetchInterval: ({ state: { data } }) =>
        data?.isNarrativePending && !hasWaited ? pollMs : false,
      staleTime: ({ state: { data } }) => (data?.isNarrativePending ? 0 : Number.POSITIVE_INFINITY),
      refetchOnReconnect: false,
      // The loader has just asked.
      retryOnMount: false,
    },
  );
  const { data, error, isFetching, refetch } = query;
  const isOpen = data !== undefined;

  // The focused title or button is gone.
  const isSettled = isOpen || !isFetching;
  useEffect(() => {
    if (isSettled && document.activeElement === document.body) focusScreen();
  }, [isSettled]);

  const isWriting = data?.isNarrativePending === true && !hasWaited;
  useEffect(() => {
    if (!isWriting) return;
    const timer = setTimeout(() => setHasWaited(true), waitMs);
    return () => clearTimeout(timer);
  }, [isWriting]);

  useEffect(() => {
    if (isOpen) endFirstVisit(assessmentResultId);
  }, [isOpen, assessmentResultId]);

  if (data) {
    return (
      <>
        {Reveal && isRevealing ? (
          <Reveal member={data.assessmentResult} onEnd={() => setIsRevealing(false)} />
        ) : null}
        <ResultsReport results={data} isWriting={isWriting} {...report} />
      </>
    );
  }
  // The redirect to the login follows.
  if (isUnauthorized(error)) return <LoadingScreen />;
  if (!error || isFetching) return <StatusPage busy title="Analyzing Your Career Path..." />;
  // Without a response, the browser's message would not help.
  const message = toServerMessage(error) ? toErrorText(error) : undefined;
  return <FailedScreen message={message} onRetry={() => void refetch()} />;
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
