import { Button, Panel } from '@guildpath/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { reloadForCode } from '../../../shared/layout/reload-for-code.ts';
import classes from './quest-end.module.css';

// Forms and letters are a quarter of the quest's code, and nobody needs them in the first scenes.
const endCodeQuery = queryOptions({
  queryKey: ['quest-end-code'],
  queryFn: async () => {
    const [{ QuestCompletion }, { QuestDoneScreen, SubmittedScreen }] = await Promise.all([
      import('./quest-completion.tsx'),
      import('./submitted-screens.tsx'),
    ]);
    return { QuestCompletion, QuestDoneScreen, SubmittedScreen };
  },
});

/** So many scenes are left when the screens after the last one are fetched: a connection may go before it is reached. */
const scenesAhead = 8;

interface EndOptions {
  readonly position: number;
  readonly total: number;
  /** All scenes are answered. */
  readonly isReached: boolean;
}

/** The screens after the last scene, fetched while the scenes before it are read. */
export function useQuestEnd({ position, total, isReached }: EndOptions) {
  const queryClient = useQueryClient();
  const isNear = position >= total - scenesAhead;
  // What could not be fetched in one scene is tried again in the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what makes it run again
  useEffect(() => {
    if (!isNear) return;
    // Not in the task of the press, whose scene is painted first.
    const timer = setTimeout(() => void queryClient.prefetchQuery(endCodeQuery));
    return () => clearTimeout(timer);
  }, [isNear, position, queryClient]);
  return useQuery({ ...endCodeQuery, enabled: isReached });
}

export interface MissingEndProps {
  readonly isSubmitted: boolean;
  readonly isTrying: boolean;
  readonly onRetry: () => Promise<{ readonly isError: boolean }>;
  readonly onPrevious: () => void;
}

/** In place of the completion while its code cannot be fetched. Goes on by itself once the connection is back. */
export function MissingEnd({ isSubmitted, isTrying, onRetry, onPrevious }: MissingEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  const tryAgain = async () => {
    const { isError } = await onRetry();
    if (isError) await reloadForCode();
  };
  const handleOnline = useEffectEvent(() => void tryAgain());
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return (
    <div className={classes.screen}>
      <Panel ornate className={classes.panel}>
        <h1 ref={heading} tabIndex={-1}>
          {isSubmitted ? 'Your Answers Have Arrived' : 'Your Answers Are Kept'}
        </h1>
        <p>
          {isSubmitted
            ? 'What comes next could not be fetched, because there is no connection.'
            : 'The end of your quest could not be fetched, because there is no connection. Every answer is kept in this browser.'}
        </p>
        <p role="status">
          {isTrying
            ? 'Trying again...'
            : 'Once you are connected again, this page goes on by itself.'}
        </p>
        <Button fullWidth loading={isTrying} onClick={() => void tryAgain()}>
          Try Again
        </Button>
      </Panel>
      {isSubmitted ? null : (
        <Button
          variant="quiet"
          leftIcon={<IconArrowLeft size={20} aria-hidden="true" />}
          onClick={onPrevious}
        >
          Previous
        </Button>
      )}
    </div>
  );
}
