import { Button, Panel } from '@guildpath/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { codeQuery } from '../../../shared/code-loading/lazy-part.tsx';
import { reloadForCode } from '../../../shared/code-loading/reload-for-code.ts';
import { useHeadingFocus } from '../quest/use-heading-focus.ts';
import classes from './completion-screens.module.css';

// Loaded separately: forms and email screens are a quarter of the quest's code.
const screensQuery = codeQuery({
  name: 'the end of the quest',
  load: async () => {
    const [{ QuestCompletion }, { QuestDoneScreen, SubmittedScreen }] = await Promise.all([
      import('./quest-completion.tsx'),
      import('./submitted-screens.tsx'),
    ]);
    return { QuestCompletion, QuestDoneScreen, SubmittedScreen };
  },
});

/** The screens load this many scenes before the end, in case the connection is lost later. */
const scenesAhead = 8;

interface CompletionOptions {
  readonly position: number;
  readonly total: number;
  /** True once all scenes are answered. */
  readonly isReached: boolean;
}

/** Loads the screens after the last scene while the scenes before it are read. */
export function useCompletionScreens({ position, total, isReached }: CompletionOptions) {
  const queryClient = useQueryClient();
  const isNear = position >= total - scenesAhead;
  // A failed load is retried in the next scene.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each position
  useEffect(() => {
    if (!isNear) return;
    // In a later task than the press, so that the scene is painted first.
    const timer = setTimeout(() => void queryClient.prefetchQuery(screensQuery));
    return () => clearTimeout(timer);
  }, [isNear, position, queryClient]);
  return useQuery({ ...screensQuery, enabled: isReached });
}

export interface CompletionUnavailableProps {
  readonly isSubmitted: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => Promise<{ readonly isError: boolean }>;
  readonly onPrevious: () => void;
}

/** Replaces the completion while its code cannot be loaded, and retries once the connection is back. */
export function CompletionUnavailable({
  isSubmitted,
  isRetrying,
  onRetry,
  onPrevious,
}: CompletionUnavailableProps) {
  const heading = useHeadingFocus();

  const retry = async () => {
    const { isError } = await onRetry();
    if (isError) await reloadForCode();
  };
  const handleOnline = useEffectEvent(() => void retry());
  useEffect(() => {
    const listener = () => handleOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return (
    <div className={classes.screen}>
      <Panel ornate className={classes.panel}>
        <h1 ref={heading} tabIndex={-1}>
          {isSubmitted ? 'We Have Your Answers' : 'Your Answers Are Saved'}
        </h1>
        <p>
          {isSubmitted
            ? 'There’s no connection right now, so we couldn’t load the next screen.'
            : 'There’s no connection right now, so we couldn’t load the end of your quest. Your answers are all still here.'}
        </p>
        <p role="status">
          {isRetrying
            ? 'Trying again...'
            : 'This page will move on by itself once you’re back online.'}
        </p>
        <Button fullWidth loading={isRetrying} onClick={() => void retry()}>
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
