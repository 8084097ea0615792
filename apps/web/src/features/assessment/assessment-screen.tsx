import { isTier, type Tier, tierFacts } from '@guildpath/contract';
import { Spinner } from '@guildpath/ui';
import {
  IconCloudOff,
  IconCompassOff,
  IconDoor,
  IconHourglassHigh,
  IconNotesOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { Navigate, ScriptOnce, useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { isUnauthorized } from '../../shared/api/call-errors.ts';
import { useSiteSettings } from '../../shared/api/site-settings.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { OwnQuest } from '../../shared/halls/own-quest.tsx';
import { usePlace } from '../../shared/halls/place.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { hideSavedQuest, readQuest, showQuest } from '../../shared/quest/quest-storage.ts';
import { useDraft } from '../../shared/quest/use-draft.ts';
import { ReloadOrHome } from '../../shared/status-screens/broken-screen.tsx';
import { StatusPage } from '../../shared/status-screens/status-page.tsx';
import { showToast } from '../../shared/toasts/show-toast.ts';
import classes from './assessment-screen.module.css';
import { QuestLoadingScreen } from './quest-loading-screen.tsx';
import { QuestScreen } from './quest-screen.tsx';

/** Shows the quest of an open tier. */
export function AssessmentScreen({ tier }: { readonly tier: string }) {
  const { availableTiers } = useSiteSettings();
  const { place, left } = usePlace();
  if (!isTier(tier)) {
    return (
      <Notice
        Icon={IconCompassOff}
        title="Invalid Assessment Type"
        message="Please select a valid assessment tier."
        actions={<LinkButton to="/">Go Home</LinkButton>}
      />
    );
  }
  // There a student learns what became of the place, and that nobody is asked for an email instead.
  if (left) return <Navigate to="/join" replace />;
  if (place && place.assessmentType !== tier) {
    return (
      <Notice
        Icon={IconDoor}
        title={place.hallName}
        message={`Your hall plays the ${tierFacts[place.assessmentType].name}.`}
        actions={<OwnQuest place={place} />}
      />
    );
  }
  if (availableTiers.includes(tier)) return <QuestLoader tier={tier} />;
  return (
    <Notice
      Icon={IconHourglassHigh}
      title="Coming Soon!"
      message={`The ${tierFacts[tier].name} is under development. You can take the Quick Quest right now.`}
      actions={
        <>
          <LinkButton to="/assessment/$tier" params={{ tier: 'quick' }}>
            Take the Quick Quest
          </LinkButton>
          <LinkButton to="/" variant="outline">
            Back to Home
          </LinkButton>
        </>
      }
    />
  );
}

function QuestLoader({ tier }: { readonly tier: Tier }) {
  const query = trpc.assessment.questions.useQuery({ tier }, { retryOnMount: false });
  const { data: questions, error, isPending, isLoadingError } = query;
  const { isLoading: isDraftLoading, ...fetched } = useDraft(tier);
  // The scene from the server stays until the answers of the browser or the account replace it.
  const [wasServed] = useState(!useHydrated());
  const [isServed, setIsServed] = useState(wasServed);
  const [hasSaved] = useState(() => readQuest(tier) !== null);
  useLayoutEffect(() => {
    if (hasSaved) setIsServed(false);
    showQuest();
  }, [hasSaved]);

  useEffect(() => {
    if (!isLoadingError || isUnauthorized(error)) return;
    showToast({
      title: 'Unable to Load Assessment',
      description: 'We couldn’t load the questions. Please refresh the page to try again.',
      variant: 'destructive',
    });
  }, [isLoadingError, error]);

  if (isPending || (isDraftLoading && !wasServed)) return <QuestLoadingScreen />;
  if (!questions) {
    return (
      <Notice
        Icon={IconCloudOff}
        title="Quest Temporarily Unavailable"
        message="We couldn’t load your quest. The answers you’ve already given are safe in this browser."
        actions={<ReloadOrHome />}
      />
    );
  }
  // A quest whose questions change while it is open is loaded again, with the answers that still fit.
  const questionIds = questions.map(({ id }) => id);
  if (questions.length === 0) {
    return (
      <Notice
        Icon={IconNotesOff}
        title="No Questions Available"
        message="Unable to load assessment questions."
        actions={<LinkButton to="/">Back to Home</LinkButton>}
      />
    );
  }
  return (
    <>
      <ScriptOnce>{hideSavedQuest(tier)}</ScriptOnce>
      {isServed ? (
        <div className={classes.loading}>
          <Spinner label="Loading" size={64} />
        </div>
      ) : null}
      <div className={classes.quest}>
        <QuestScreen
          key={[fetched.draft?.updatedAt ?? (isServed ? 'served' : 'own'), ...questionIds].join()}
          isServed={isServed}
          tier={tier}
          questions={questions}
          fetched={fetched}
        />
      </div>
    </>
  );
}

interface NoticeProps {
  readonly Icon: TablerIcon;
  readonly title: string;
  readonly message: string;
  readonly actions: ReactNode;
}

function Notice({ Icon, ...rest }: NoticeProps) {
  return <StatusPage icon={<Icon size={64} stroke={1.5} aria-hidden="true" />} {...rest} />;
}
