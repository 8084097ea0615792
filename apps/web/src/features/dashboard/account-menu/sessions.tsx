import { Button, Spinner } from '@guildpath/ui';
import { useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';
import { isUnauthorized } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import classes from '../../../shared/forms/dialog.module.css';
import { focusOnMount } from '../../../shared/forms/focus-on-mount.ts';
import { formatDay, formatDayAndTime } from '../../../shared/layout/format-time.ts';
import { LoadFailure } from '../../../shared/status-screens/load-failure.tsx';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

export function Sessions() {
  const query = trpc.user.sessions.useQuery(undefined, { staleTime: 0 });
  const utils = trpc.useUtils();
  const list = useRef<HTMLUListElement>(null);
  const listRef = useMergedRef(list, focusOnMount);

  const handlers = {
    onSuccess: async ({ message }: { readonly message: string }) => {
      await utils.user.sessions.invalidate();
      showToast({ title: 'Signed Out There', description: message });
      // The focused button is gone.
      list.current?.focus();
    },
    onError: (error: unknown) => {
      if (isUnauthorized(error)) return;
      void utils.user.sessions.invalidate();
      showFailure(error, 'Not Signed Out');
    },
  };
  const end = trpc.user.endSession.useMutation(handlers);
  const endOthers = trpc.user.endOtherSessions.useMutation(handlers);
  const isPending = end.isPending || endOthers.isPending;

  if (!query.data) {
    return query.isError ? (
      <LoadFailure title="We couldn’t load the places where you’re signed in." query={query} />
    ) : (
      <Spinner label="Loading the places where you’re signed in" />
    );
  }
  const { sessions } = query.data;
  return (
    <div className={classes.form}>
      <ul ref={listRef} tabIndex={-1} className={classes.list} aria-label="Sessions" data-autofocus>
        {sessions.map(({ id, createdAt, lastSeenAt, isCurrent }) => (
          <li key={id} className={classes.row}>
            <div>
              {isCurrent ? (
                <p className="gp-accent gp-bold">This device</p>
              ) : (
                <p className="gp-bold">Last seen {formatDayAndTime(lastSeenAt)}</p>
              )}
              <p className="gp-soft">Since {formatDay(createdAt)}</p>
            </div>
            {isCurrent ? null : (
              <Button
                variant="outline"
                size="sm"
                loading={end.isPending && end.variables.id === id}
                aria-label={`Sign out where you were last seen ${formatDayAndTime(lastSeenAt)}`}
                onClick={() => {
                  if (!isPending) end.mutate({ id });
                }}
              >
                Sign Out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="outline"
          fullWidth
          loading={endOthers.isPending}
          onClick={() => {
            if (!isPending) endOthers.mutate();
          }}
        >
          Sign Out Everywhere Else
        </Button>
      ) : (
        <p className="gp-soft">You’re not signed in anywhere else.</p>
      )}
    </div>
  );
}
