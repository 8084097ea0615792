import { type CurrentUser, tiers } from '@guildpath/contract';
import { Page } from '@guildpath/ui';
import '@guildpath/ui/mantine-board.css';
import { trpc } from '../../shared/api/trpc.ts';
import { SavedCareers } from './careers/saved-careers.tsx';
import classes from './dashboard.module.css';
import { DashboardBar } from './dashboard-bar.tsx';
import { HallBackdrop } from './hall-backdrop.tsx';
import { InfoCards } from './info-cards/info-cards.tsx';
import { LoadFailure } from './parts/load-failure.tsx';
import { ProveAddress } from './prove-address.tsx';
import { FirstQuest } from './quests/first-quest.tsx';
import { QuestBoard, QuestBoardWaiting } from './quests/quest-board.tsx';
import { QuestsUnderWay } from './quests/quests-under-way.tsx';
import { type Quests, type TakenQuests, useQuests } from './queries/use-quests.ts';
import { WholeRoad } from './quests/whole-road.tsx';
import { WaitingResults } from './waiting/waiting-results.tsx';

type KnownQuests = Exclude<Quests, { readonly kind: 'loading' }>;

/** The user's own page: results so far, and what to do next. */
export function DashboardScreen({ user }: { readonly user: CurrentUser }) {
  const quests = useQuests();
  const waiting = trpc.user.unclaimedResults.useQuery().data?.results ?? [];
  // Nobody is welcomed back before a quest of theirs is known.
  const isReturning = quests.kind === 'some' || quests.kind === 'failed';
  const name = user.firstName?.trim() || user.username;
  return (
    <Page
      header={
        <>
          <HallBackdrop />
          <DashboardBar user={user} />
        </>
      }
    >
      <div className={classes.dashboard}>
        <div className={classes.welcome}>
          <h1>{isReturning ? `Welcome back, ${name}!` : `Welcome, ${name}!`}</h1>
          <p>
            {isReturning
              ? 'Your quests, and where they have led so far.'
              : 'Here is your road through the guild.'}
          </p>
        </div>
        {/* With nothing around it: the heading may need a line more, and how high the board will be is unknown. */}
        {quests.kind === 'loading' ? (
          <QuestBoardWaiting />
        ) : (
          <>
            {quests.kind === 'some' && hasWholeRoad(quests) ? <WholeRoad /> : null}
            <QuestsUnderWay />
            {user.emailVerified ? null : <ProveAddress email={user.email} />}
            {waiting.length > 0 ? <WaitingResults email={user.email} results={waiting} /> : null}
            <Board quests={quests} />
            <SavedCareers />
            <InfoCards />
          </>
        )}
      </div>
    </Page>
  );
}

function hasWholeRoad({ all }: TakenQuests): boolean {
  return tiers.every((tier) => all.some(({ assessmentType }) => assessmentType === tier));
}

function Board({ quests }: { readonly quests: KnownQuests }) {
  switch (quests.kind) {
    case 'failed':
      return (
        <LoadFailure title="Your quests could not be loaded." query={quests.query} />
      );
    case 'none':
      return <FirstQuest />;
    case 'some':
      return <QuestBoard quests={quests} />;
  }
}
