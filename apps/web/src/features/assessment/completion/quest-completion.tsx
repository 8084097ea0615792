import type { Tier } from '@guildpath/contract';
import { Button, StatusScreen } from '@guildpath/ui';
import { IconArrowLeft, IconTrophy } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useAuth } from '../../../shared/auth/auth.ts';
import { QuestBar } from '../quest/quest-bar.tsx';
import { GuestEmailForm } from './guest-email-form.tsx';

export interface QuestCompletionProps {
  readonly tier: Tier;
  readonly isSubmitting: boolean;
  /** With the email of a guest. */
  readonly onSubmit: (guestEmail?: string) => void;
  readonly onPrevious: () => void;
}

/** All scenes are answered: a guest enters an email for the results, a signed-in user only confirms. */
export function QuestCompletion({
  tier,
  isSubmitting,
  onSubmit,
  onPrevious,
}: QuestCompletionProps) {
  const { isAuthenticated, isLoading } = useAuth();
  const screen = useScreenFocus<HTMLDivElement>();

  return (
    <div ref={screen}>
      <StatusScreen
        icon={<IconTrophy size={64} stroke={1.5} aria-hidden="true" />}
        title="Quest Complete!"
        message={
          isAuthenticated
            ? 'Every scene is behind you. Your answers are ready to be read.'
            : 'Every scene is behind you. Where shall we send your results?'
        }
      >
        {isAuthenticated ? (
          <Button fullWidth loading={isSubmitting} onClick={() => onSubmit()}>
            {isSubmitting ? 'Unlocking Results...' : 'Get My Career Results'}
          </Button>
        ) : (
          <GuestEmailForm
            tier={tier}
            isSubmitting={isSubmitting}
            isReady={!isLoading}
            onSubmit={onSubmit}
          />
        )}
      </StatusScreen>
      <QuestBar>
        <Button
          variant="outline"
          leftIcon={<IconArrowLeft size={20} aria-hidden="true" />}
          disabled={isSubmitting}
          onClick={onPrevious}
        >
          Previous
        </Button>
      </QuestBar>
    </div>
  );
}

/** Focuses the first heading in the container when the screen opens, and scrolls to the top. */
function useScreenFocus<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useEffect(() => {
    const heading = container.current?.querySelector('h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return container;
}
