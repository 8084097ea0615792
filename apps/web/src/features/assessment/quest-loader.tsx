import type { Tier } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { IconCloudOff, IconNotesOff } from '@tabler/icons-react';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isUnauthorized } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { StatusPage } from '../../shared/layout/status-page.tsx';
import { useDraft } from '../../shared/quest/use-draft.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';
import { QuestLoadingScreen } from './quest-loading-screen.tsx';
import { QuestScreen } from './quest-screen.tsx';

/** Fetches the questions, and shows a status screen while there are none. */
export function QuestLoader({ tier }: { readonly tier: Tier }) {
  const query = trpc.assessment.questions.useQuery({ tier });
  const { data: questions, error, isPending, isLoadingError } = query;
  const { isLoading: isDraftLoading, ...known } = useDraft(tier);
  // A scene that was there before the app stays, and the draft takes its place when it comes.
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);

  useEffect(() => {
    if (!isLoadingError || isUnauthorized(error)) return;
    showToast({
      title: 'Unable to Load Assessment',
      description: 'The questions could not be loaded. Please refresh the page to try again.',
      variant: 'destructive',
    });
  }, [isLoadingError, error]);

  if (isPending || (isDraftLoading && !wasServed)) return <QuestLoadingScreen tier={tier} />;
  if (!questions) return <UnavailableScreen />;
  if (questions.length === 0) return <NoQuestionsScreen />;
  return (
    <QuestScreen
      key={known.draft?.updatedAt ?? 'own'}
      tier={tier}
      questions={questions}
      known={known}
    />
  );
}

function UnavailableScreen() {
  return (
    <StatusPage
      icon={<IconCloudOff size={64} stroke={1.5} aria-hidden="true" />}
      title="Quest Temporarily Unavailable"
      message="The scenes of your quest could not be fetched. Answers you have already given are safe in this browser."
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
          <LinkButton to="/" variant="outline">
            Back to Home
          </LinkButton>
        </>
      }
    />
  );
}

function NoQuestionsScreen() {
  return (
    <StatusPage
      icon={<IconNotesOff size={64} stroke={1.5} aria-hidden="true" />}
      title="No Questions Available"
      message="Unable to load assessment questions."
      actions={<LinkButton to="/">Back to Home</LinkButton>}
    />
  );
}
