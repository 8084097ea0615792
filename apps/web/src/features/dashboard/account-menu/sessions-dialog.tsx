import type { SessionsOutput } from '@guildpath/contract';
import { Button, Spinner } from '@guildpath/ui';
import { Modal } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';
import { isUnauthorized, toServerMessage } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import classes from '../../../shared/forms/dialog.module.css';
import { focusWhenThere } from '../../../shared/forms/focus-when-there.ts';
import { formatDay, formatDayAndTime } from '../../../shared/layout/format-time.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import { LoadFailure } from '../parts/load-failure.tsx';

export interface SessionsDialogProps {
  readonly opened: boolean;
  /** Must return the focus. */
  readonly onClose: () => void;
}

/** Where the viewer is signed in, and buttons to end each session or all others. */
export function SessionsDialog({ opened, onClose }: SessionsDialogProps) {
  return (
    <Modal title="Where You Are Signed In" opened={opened} onClose={onClose} returnFocus={false}>
      <Sessions />
    </Modal>
  );
}

function Sessions() {
  const query = trpc.user.sessions.useQuery(undefined, { staleTime: 0 });
  const { data } = query;
  const utils = trpc.useUtils();
  const list = useRef<HTMLUListElement>(null);
  const listRef = useMergedRef(list, focusWhenThere);

  const whenDone = {
    onSuccess: async ({ message }: { readonly message: string }) => {
      await utils.user.sessions.invalidate();
      showToast({ title: 'Signed Out There', description: message });
      // The button that had the focus is no longer on the page.
      list.current?.focus();
    },
    onError: (error: Parameters<typeof toServerMessage>[0]) => {
      if (isUnauthorized(error)) return;
      void utils.user.sessions.invalidate();
      showToast({
        title: 'Not Signed Out',
        description: toServerMessage(error) ?? 'The server could not be reached. Please try again.',
        variant: 'destructive',
      });
    },
  };
  const end = trpc.user.endSession.useMutation(whenDone);
  const endOthers = trpc.user.endOtherSessions.useMutation(whenDone);
  const isPending = end.isPending || endOthers.isPending;

  if (!data) {
    return query.isError ? (
      <LoadFailure title="Your sessions could not be loaded." query={query} />
    ) : (
      <Spinner label="Loading your sessions" />
    );
  }
  return (
    <div className={classes.form}>
      <ul ref={listRef} tabIndex={-1} className={classes.list} aria-label="Sessions" data-autofocus>
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.id === session.id}
            onEnd={() => {
              if (!isPending) end.mutate({ id: session.id });
            }}
          />
        ))}
      </ul>
      {data.sessions.length > 1 ? (
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
        <p className={classes.lead}>You are signed in nowhere else.</p>
      )}
    </div>
  );
}

interface SessionRowProps {
  readonly session: SessionsOutput['sessions'][number];
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.rowTitle}>{device}</p>
        <p className={classes.lead}>Since {formatDay(createdAt)}</p>
        {isCurrent ? (
          <p className={classes.mark}>This device</p>
        ) : (
          <p className={classes.lead}>Last seen {formatDayAndTime(lastSeenAt)}</p>
        )}
      </div>
      {isCurrent ? null : (
        <Button
          variant="outline"
          size="sm"
          loading={isEnding}
          aria-label={`Sign out ${device}, signed in since ${formatDay(createdAt)}`}
          onClick={onEnd}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}
