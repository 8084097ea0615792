import type { Hall } from '@guildpath/contract';
import type { ReactNode } from 'react';
import { hasCode, toMessage } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { TryAgain } from '../../../shared/status-screens/load-failure.tsx';
import { StatusPage } from '../../../shared/status-screens/status-page.tsx';

export interface OwnHallProps {
  readonly hallId: string;
  /** The time after which to ask again. Default: never. */
  readonly pollMs?: number;
  readonly children: (hall: Hall) => ReactNode;
}

/** Loads a hall of the guide's own, or explains that it is gone. */
export function OwnHall({ hallId, pollMs, children }: OwnHallProps) {
  const query = trpc.halls.get.useQuery(
    { hallId },
    {
      staleTime: 0,
      // A board that is projected goes on after a lost connection; a hall that was never found does not.
      refetchInterval: ({ state }) => (pollMs && state.data ? pollMs : false),
    },
  );
  const { data, error } = query;
  if (data) return children(data);
  if (!error) return <StatusPage busy title="Opening Your Hall..." />;
  return (
    <StatusPage
      title="This Hall Isn’t Here"
      message={`${toMessage(error)} After its day of deletion, a hall is gone.`}
      actions={
        <>
          <LinkButton to="/halls">Your Halls</LinkButton>
          {hasCode(error, 'NOT_FOUND') ? null : <TryAgain query={query} />}
        </>
      }
    />
  );
}
