import {
  characterClasses,
  crestOf,
  type FriendsOutput,
  type ResultsOutput,
} from '@guildpath/contract';
import { Crest, Page, Panel } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { toGuild } from '../../shared/friends/guild-link.tsx';
import { DashboardLink } from '../../shared/layout/bar-links.tsx';
import { ConfirmButton } from '../../shared/layout/confirm-button.tsx';
import { focusScreen } from '../../shared/layout/focus-screen.ts';
import { formatDay } from '../../shared/layout/format-time.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import cardClasses from '../../shared/member-crest/member-crest.module.css';
import { MemberCrest } from '../../shared/member-crest/member-crest.tsx';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';
import { AskFriends } from './ask-friends.tsx';
import classes from './friends.module.css';

/** Shows a person the friends beside them, by class, and the title that is still missing. */
export function GuildScreen({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult: self, beside } = results;
  const { data } = trpc.friends.list.useQuery();
  if (!data) return null;
  const { friends, invitation } = toGuild(data, self.id);
  const isFound = friends.some(({ guildTitle }) => guildTitle === beside.guildTitle);
  const groups = characterClasses.map((name) => ({
    name,
    members: friends.filter(({ characterClass }) => characterClass === name),
  }));
  const missing = groups.filter(({ members }) => members.length === 0).map(({ name }) => name);
  return (
    <Page header={<HomeBar actions={<DashboardLink />} />} width="prose" centered>
      <Panel as="section" padding="lg" ornate className={cardClasses.card}>
        <h1>Your Guild So Far</h1>
        <MemberCrest member={self} level={2} />
        <p className={cardClasses.quote}>
          {isFound ? 'Found' : 'Still missing'} beside you: <strong>{beside.guildTitle}</strong>.{' '}
          {beside.sentence}
        </p>
        <AskFriends results={results} />
        {invitation ? <OpenInvitation {...invitation} /> : null}
        {groups.map(({ name, members }) =>
          missing.includes(name) ? null : (
            <Fragment key={name}>
              <h2>
                {name}s: {members.length}
              </h2>
              <div className={classes.shields}>
                {members.map(({ pageId, ...member }) => (
                  <Link key={pageId} to="/together/$pageId" params={{ pageId }}>
                    <Crest {...crestOf(member)} size={64} />
                    {member.guildTitle}
                  </Link>
                ))}
              </div>
            </Fragment>
          ),
        )}
        {missing.length > 0 ? (
          <p className="gp-soft">
            {friends.length > 0
              ? `No ${missing.join(' and no ')} has answered yet. Do you know one?`
              : 'Nobody has answered yet. Everyone in a chat can answer the same link, and each gets a page with you that only the two of you can open.'}
          </p>
        ) : null}
      </Panel>
    </Page>
  );
}

function OpenInvitation({ invitationId, expiresAt }: FriendsOutput['invitations'][number]) {
  const utils = trpc.useUtils();
  const mutation = trpc.friends.withdrawInvitation.useMutation({
    onSuccess: async ({ message }) => {
      await utils.friends.list.invalidate();
      focusScreen();
      showToast({ title: 'Taken Back', description: message });
    },
    onError: (error) => showFailure(error, 'Not Taken Back'),
  });
  const withdraw = useSendOnce(mutation);
  return (
    <p className="gp-soft gp-small">
      Anyone with your link can answer until {formatDay(expiresAt)}.{' '}
      <ConfirmButton
        variant="quiet"
        size="sm"
        action="Take It Back"
        question="Close It for Everyone"
        subject="your link"
        loading={mutation.isPending}
        onConfirm={() => withdraw({ invitationId })}
      />
    </p>
  );
}
