import { tierFacts, type UnclaimedResult, unclaimedResultsMaxCount } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { useRef } from 'react';
import { isUnauthorized } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmButton } from '../../../shared/layout/confirm-button.tsx';
import { focusScreen } from '../../../shared/layout/focus-screen.ts';
import { formatDayAndTime } from '../../../shared/layout/format-time.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import { useOwnResults } from '../queries/use-own-results.ts';
import classes from './waiting-results.module.css';

export interface WaitingResultsProps {
  readonly email: string;
  /** At least one, newest first. */
  readonly results: readonly UnclaimedResult[];
}

/** Lists results that someone submitted with the viewer's address, to keep or discard. */
export function WaitingResults({ email, results }: WaitingResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const utils = trpc.useUtils();
  const own = useOwnResults();

  const handlers = (title: string, isKept: boolean) => ({
    onSuccess: async ({ message }: { readonly message: string }) => {
      if (isKept) await own.reload();
      await utils.user.unclaimedResults.invalidate();
      showToast({ title, description: message });
      // The focused button is gone, and with the last result the whole card.
      const isLast = !utils.user.unclaimedResults.getData()?.results.length;
      if (isLast) focusScreen();
      else heading.current?.focus();
    },
    onError: (error: unknown) => {
      if (isUnauthorized(error)) return;
      void utils.user.unclaimedResults.invalidate();
      showFailure(error, 'Nothing Changed');
    },
  });
  const keep = trpc.results.keep.useMutation(handlers('Result Kept', true));
  const discard = trpc.results.discard.useMutation(handlers('Result Deleted', false));
  const discardAll = trpc.user.discardUnclaimedResults.useMutation(
    handlers('Results Deleted', false),
  );
  const isPending = keep.isPending || discard.isPending || discardAll.isPending;
  const isOf = (mutation: typeof keep, id: string) =>
    mutation.isPending && mutation.variables.assessmentResultId === id;

  return (
    <Panel as="section" className="gp-stack gp-gap-4" aria-labelledby="waiting">
      <h2 id="waiting" className="gp-size-3" ref={heading} tabIndex={-1}>
        Waiting for you
      </h2>
      <p className={classes.lead}>
        Someone entered your address, <strong>{email}</strong>,{' '}
        <span>
          {results.length === 1 ? 'at the end of this quest' : 'at the end of these quests'}
        </span>
        . Was it you? Keep what’s yours and delete the rest. Nothing here counts until you keep it.
      </p>
      <ul className={classes.list}>
        {results.map(({ id, assessmentType, completedAt }) => {
          const { name } = tierFacts[assessmentType];
          const time = formatDayAndTime(completedAt);
          return (
            <li key={id}>
              <p>
                <strong>{name}</strong> <time dateTime={completedAt}>{time}</time>
              </p>
              <div className={`gp-row gp-gap-2 ${classes.choice}`}>
                <Button
                  size="sm"
                  loading={isOf(keep, id)}
                  aria-label={`Keep ${name}, ${time}`}
                  onClick={() => {
                    if (!isPending) keep.mutate({ assessmentResultId: id });
                  }}
                >
                  Keep
                </Button>
                <ConfirmButton
                  variant="outline"
                  size="sm"
                  action="Delete"
                  question="Really delete"
                  subject={`${name}, ${time}`}
                  loading={isOf(discard, id)}
                  onConfirm={() => {
                    if (!isPending) discard.mutate({ assessmentResultId: id });
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {results.length > 1 ? (
        <ConfirmButton
          variant="quiet"
          size="sm"
          className={classes.all}
          action="Delete all"
          question="Really delete all"
          subject={
            results.length < unclaimedResultsMaxCount
              ? `${results.length} results`
              : 'waiting results'
          }
          loading={discardAll.isPending}
          onConfirm={() => {
            if (!isPending) discardAll.mutate();
          }}
        />
      ) : null}
    </Panel>
  );
}
