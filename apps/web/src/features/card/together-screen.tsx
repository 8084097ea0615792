import type { FriendPageOutput } from '@guildpath/contract';
import { Page, Panel } from '@guildpath/ui';
import { IconShieldOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { ConfirmButton } from '../../shared/layout/confirm-button.tsx';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { StatusPage } from '../../shared/status-screens/status-page.tsx';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';
import { MemberCrest } from './member-crest.tsx';
import classes from './public-card-screen.module.css';

export interface TogetherScreenProps {
  readonly page: FriendPageOutput;
  readonly pageId: string;
}

/** Shows two people, and nobody else, what they could build. */
export function TogetherScreen({ page: { members, sentences }, pageId }: TogetherScreenProps) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const mutation = trpc.friends.withdraw.useMutation({
    onSuccess: async ({ message }) => {
      await navigate({ to: '/dashboard', replace: true });
      await utils.friends.invalidate(undefined, { refetchType: 'none' });
      showToast({ title: 'Taken Back', description: message });
    },
    onError: (error) => showFailure(error, 'Not Taken Back'),
  });
  const withdraw = useSendOnce(mutation);
  const dashboard = (
    <LinkButton to="/dashboard" variant="outline" size="sm">
      Dashboard
    </LinkButton>
  );
  return (
    <Page header={<HomeBar actions={dashboard} />} width="prose" centered>
      <Panel as="section" padding="lg" ornate className={classes.card}>
        <h1>What You Two Could Build</h1>
        <div className={classes.members}>
          {members.map((member, index) => (
            // Two people may have the same title.
            <MemberCrest key={index === 0 ? 'inviter' : 'friend'} member={member} level={2} />
          ))}
        </div>
        <div className={classes.sentences}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <p className="gp-soft gp-small">
          Only you two can open this page. It knows your titles and classes, and nothing else.
        </p>
        <ConfirmButton
          variant="outline"
          size="sm"
          action="Take It Back"
          question="Take It Back for Both"
          subject="this page"
          loading={mutation.isPending}
          onConfirm={() => withdraw({ pageId })}
        />
      </Panel>
    </Page>
  );
}

export function MissingPageScreen({ isGone }: { readonly isGone: boolean }) {
  return (
    <StatusPage
      icon={<IconShieldOff size={64} stroke={1.5} aria-hidden="true" />}
      title={isGone ? 'This Page Isn’t There' : 'We Couldn’t Load This Page'}
      message={
        isGone
          ? 'One of you has taken it back, or it belongs to two others.'
          : 'Please try again in a moment.'
      }
      actions={<LinkButton to="/dashboard">Go to Your Dashboard</LinkButton>}
    />
  );
}
