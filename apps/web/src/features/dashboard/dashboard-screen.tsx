import { type CurrentUser, tierFacts, tiers } from '@guildpath/contract';
import { Button, NightScene, Page, Panel } from '@guildpath/ui';
import { IconLaurelWreath } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toMessage } from '../../shared/api/call-errors.ts';
import { useSiteSettings } from '../../shared/api/site-settings.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { readStorage, visitorKeyPrefix, writeStorage } from '../../shared/auth/visitor-storage.ts';
import { linkNotSent } from '../../shared/email-sent/use-resend-link.ts';
import { GuildLink } from '../../shared/friends/guild-link.tsx';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { StartQuest, useTiersInProgress } from '../../shared/quest/start-quest.tsx';
import { LoadFailure } from '../../shared/status-screens/load-failure.tsx';
import { SettleIn } from './account-menu/settle-in.tsx';
import { SavedCareers } from './careers/saved-careers.tsx';
import { NextDare } from './dare/next-dare.tsx';
import classes from './dashboard.module.css';
import { DashboardBar } from './dashboard-bar.tsx';
import { InfoCards } from './info-cards/info-cards.tsx';
import { type Quests, useQuests } from './queries/use-quests.ts';
import { FirstQuest } from './quests/first-quest.tsx';
import { QuestBoard, QuestBoardLoading } from './quests/quest-board.tsx';
import { WaitingResults } from './waiting/waiting-results.tsx';

export function DashboardScreen({ user }: { readonly user: CurrentUser }) {
  const quests = useQuests();
  const waiting = trpc.user.unclaimedResults.useQuery().data?.results ?? [];
  // No "Welcome back" until a quest of theirs is known.
  const isReturning = quests.kind === 'some' || quests.kind === 'failed';
  const name = user.firstName?.trim() || user.username;
  return (
    <Page
      header={
        <>
          <div className={classes.backdrop}>
            <NightScene />
          </div>
          <DashboardBar user={user} />
        </>
      }
    >
      <div className={classes.dashboard}>
        <div className={`gp-stack gp-gap-2 ${classes.welcome}`}>
          <h1>{isReturning ? `Welcome back, ${name}!` : `Welcome, ${name}!`}</h1>
          <p>
            {isReturning
              ? 'Your quests, and where they’ve taken you so far.'
              : 'Here’s your road through the guild.'}
          </p>
        </div>
        {/* Nothing else is shown while loading, because the heights above and of the board are unknown. */}
        {quests.kind === 'loading' ? (
          <QuestBoardLoading />
        ) : (
          <>
            {hasAllTiers(quests) ? <AllQuestsDone /> : null}
            <QuestsInProgress />
            <NextDare />
            {user.emailVerified ? null : <ConfirmAddress email={user.email} />}
            <SettleIn user={user} />
            {waiting.length > 0 ? <WaitingResults email={user.email} results={waiting} /> : null}
            <Guilds />
            <Board quests={quests} />
            <SavedCareers />
            <InfoCards />
            <ForAClass />
          </>
        )}
      </div>
    </Page>
  );
}

function hasAllTiers(quests: Quests): boolean {
  if (quests.kind !== 'some') return false;
  return tiers.every((tier) => quests.all.some(({ assessmentType }) => assessmentType === tier));
}

const celebratedKey = `${visitorKeyPrefix}celebrated`;

/** Celebrates on one visit alone. */
function AllQuestsDone() {
  const [isNew] = useState(() => readStorage(celebratedKey) === null);
  useEffect(() => writeStorage(celebratedKey, 'yes'), []);
  if (!isNew) return null;
  return (
    <Panel as="section" padding="md" className={classes.allDone} aria-labelledby="all-done">
      <IconLaurelWreath size={44} stroke={1.5} aria-hidden="true" />
      <div>
        <h2 id="all-done" className="gp-size-3">
          The whole road is yours
        </h2>
        <p>You’ve finished all three quests, and the hall is ringing its bell for you.</p>
      </div>
    </Panel>
  );
}

function QuestsInProgress() {
  const { availableTiers } = useSiteSettings();
  const tiersInProgress = useTiersInProgress().filter((tier) => availableTiers.includes(tier));
  return tiersInProgress.map((tier) => (
    <Panel
      key={tier}
      as="section"
      className={classes.inProgress}
      aria-labelledby={`in-progress-${tier}`}
    >
      <h2 id={`in-progress-${tier}`} className="gp-size-4">
        You’ve started the {tierFacts[tier].name}
      </h2>
      {/* Starting over removes the panel, and the focused element with it. */}
      <StartQuest tier={tier} onStartedOver={focusScreen} />
    </Panel>
  ));
}

function Guilds() {
  const friends = trpc.friends.list.useQuery().data?.friends ?? [];
  const answered = friends.filter(({ hasAnswered }) => hasAnswered);
  const resultIds = new Set(answered.map(({ assessmentResultId }) => assessmentResultId));
  return Array.from(resultIds, (id) => (
    <p key={id} className="gp-center">
      <GuildLink assessmentResultId={id} />
    </p>
  ));
}

function ForAClass() {
  const { hasHalls } = useSiteSettings();
  return hasHalls ? (
    <p className="gp-center">
      Do you teach? <Link to="/halls">Halls for a class</Link> let students play without accounts.
    </p>
  ) : null;
}

function ConfirmAddress({ email }: { readonly email: string }) {
  const mutation = trpc.user.sendProof.useMutation();
  const { data, error, isPending } = mutation;
  const send = useSendOnce(mutation);
  return (
    <Panel as="section" padding="md" className={classes.proof} aria-label="Your address">
      <p>
        To confirm your email, open the link we sent
        <span className={classes.address}>
          {' '}
          to <strong>{email}</strong>
        </span>
        .
      </p>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => send({})}>
        Send it again
      </Button>
      <p role="status" className={`gp-answer ${classes.proofAnswer}`}>
        {data?.message}
        {error ? toMessage(error, linkNotSent) : null}
      </p>
    </Panel>
  );
}

function Board({ quests }: { readonly quests: Exclude<Quests, { readonly kind: 'loading' }> }) {
  switch (quests.kind) {
    case 'failed':
      return <LoadFailure title="We couldn’t load your quests." query={quests.query} />;
    case 'none':
      return <FirstQuest />;
    case 'some':
      return <QuestBoard quests={quests} />;
  }
}
