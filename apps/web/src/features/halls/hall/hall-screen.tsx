import type { Hall } from '@guildpath/contract';
import { Page } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { HomeBar } from '../../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import classes from './hall.module.css';
import { HallBoard } from './hall-board.tsx';
import { HallDays } from './hall-days.tsx';
import { HallPapers } from './hall-papers.tsx';
import { HallSummary } from './hall-summary.tsx';
import { OwnHall } from './own-hall.tsx';
import { PlaceList } from './place-list.tsx';

// A page that is projected shows who comes in.
const pollMs = 10_000;

export function HallScreen({ hallId }: { readonly hallId: string }) {
  return (
    <OwnHall hallId={hallId} pollMs={pollMs}>
      {(hall) => <HallPage hall={hall} />}
    </OwnHall>
  );
}

function HallPage({ hall }: { readonly hall: Hall }) {
  const { id: hallId, finishedCount } = hall;
  const places = trpc.halls.places.useQuery({ hallId }, { staleTime: 0, refetchInterval: pollMs });
  return (
    <Page
      header={
        <HomeBar
          actions={
            <LinkButton to="/halls" variant="outline" size="sm">
              Your Halls
            </LinkButton>
          }
        />
      }
    >
      <div className={classes.page}>
        <HallBoard hall={hall} />
        <HallPapers hall={hall} />
        <PlaceList hallId={hallId} query={places} />
        {/* Counts again once more have finished. */}
        <HallSummary key={finishedCount} hallId={hallId} finishedCount={finishedCount} />
        <HallDays hall={hall} />
      </div>
    </Page>
  );
}
