import type { HallPlace, HallPlacesOutput } from '@guildpath/contract';
import { Spinner, Table } from '@guildpath/ui';
import { TableTbody, TableTd, TableTh, TableThead, TableTr } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { toMessage } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { ConfirmButton } from '../../../shared/layout/confirm-button.tsx';
import { focusScreen } from '../../../shared/layout/focus-screen.ts';
import { formatShortTime } from '../../../shared/layout/format-time.ts';
import { LoadFailure, type Refetchable } from '../../../shared/status-screens/load-failure.tsx';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import classes from './hall.module.css';

interface PlacesQuery extends Refetchable {
  readonly data: HallPlacesOutput | undefined;
  readonly error: { readonly message: string } | null;
}

export interface PlaceListProps {
  readonly hallId: string;
  readonly query: PlacesQuery;
}

const columns = ['Drawn name', 'Joined', 'Started', 'Finished', 'Result'];

export function PlaceList({ hallId, query }: PlaceListProps) {
  const { data, error } = query;
  return (
    <section className={classes.places} aria-labelledby="places">
      <h2 id="places">Who’s here</h2>
      {data && data.places.filter((place) => !place.startedAt && !place.finishedAt).length > 1 ? (
        <RemoveIdle hallId={hallId} />
      ) : null}
      {data && data.places.length > 0 ? (
        <Table className={classes.table} data-cards aria-labelledby="places">
          <TableThead>
            <TableTr>
              {columns.map((column) => (
                <TableTh key={column} scope="col">
                  {column}
                </TableTh>
              ))}
            </TableTr>
          </TableThead>
          <TableTbody>
            {data.places.map((place) => (
              <PlaceRow key={place.id} hallId={hallId} place={place} />
            ))}
          </TableTbody>
        </Table>
      ) : data ? (
        <p className="gp-soft">No one yet. Names appear here as students join.</p>
      ) : error ? (
        <LoadFailure title="We couldn’t load the list." query={query}>
          {toMessage(error)}
        </LoadFailure>
      ) : (
        <Spinner label="Loading the list" />
      )}
    </section>
  );
}

interface PlaceRowProps {
  readonly hallId: string;
  readonly place: HallPlace;
}

function PlaceRow({ hallId, place }: PlaceRowProps) {
  const { id: placeId, name, joinedAt, startedAt, finishedAt, isShared } = place;
  const times = [
    ['Joined', joinedAt],
    ['Started', startedAt],
    ['Finished', finishedAt],
  ] as const;
  const latest = times.filter(([, time]) => time).at(-1);
  return (
    <TableTr>
      <TableTh scope="row" translate="no">
        {name}
      </TableTh>
      {times.map(([label, time]) => (
        <TableTd key={label} data-label={label} data-latest={label === latest?.[0] || undefined}>
          {time ? <time dateTime={time}>{formatShortTime(time)}</time> : 'Not yet'}
        </TableTd>
      ))}
      <TableTd>
        {!finishedAt ? (
          <RemovePlace hallId={hallId} place={place} />
        ) : isShared ? (
          <Link to="/halls/$hallId/places/$placeId" params={{ hallId, placeId }}>
            Open <span className="gp-visually-hidden">the result of {name}</span>
          </Link>
        ) : (
          'Not shared'
        )}
      </TableTd>
    </TableTr>
  );
}

// The list is loaded again after a failure too: a student may have finished meanwhile.
function useRemoval(hallId: string, title: string) {
  const utils = trpc.useUtils();
  const refresh = () =>
    Promise.all([
      utils.halls.places.invalidate({ hallId }),
      utils.halls.get.invalidate({ hallId }),
    ]);
  return {
    onSuccess: async ({ message }: { readonly message: string }) => {
      await refresh();
      // The pressed button is gone.
      focusScreen();
      showToast({ title, description: message });
    },
    onError: (error: { readonly message: string }) => {
      showFailure(error, 'Not Removed');
      void refresh();
    },
  };
}

function RemoveIdle({ hallId }: { readonly hallId: string }) {
  const mutation = trpc.halls.removeIdlePlaces.useMutation(useRemoval(hallId, 'Places Removed'));
  const remove = useSendOnce(mutation);
  return (
    <ConfirmButton
      variant="outline"
      size="sm"
      loading={mutation.isPending}
      action="Remove"
      question="Really remove them"
      subject="All That Have Not Begun"
      showsSubject
      onConfirm={() => remove({ hallId })}
    />
  );
}

function RemovePlace({ hallId, place }: PlaceRowProps) {
  const mutation = trpc.halls.removePlace.useMutation(useRemoval(hallId, 'Place Removed'));
  const remove = useSendOnce(mutation);
  return (
    <ConfirmButton
      variant="quiet"
      size="sm"
      className={classes.remove}
      loading={mutation.isPending}
      action="Remove"
      question="Really remove"
      subject={place.name}
      onConfirm={() => remove({ hallId, placeId: place.id })}
    />
  );
}
