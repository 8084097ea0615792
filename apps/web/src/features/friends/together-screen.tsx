import type { FriendPageOutput } from '@guildpath/contract';
import { Page, Panel } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { DashboardLink } from '../../shared/layout/bar-links.tsx';
import { ConfirmButton } from '../../shared/layout/confirm-button.tsx';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import classes from '../../shared/member-crest/member-crest.module.css';
import { MemberCrest } from '../../shared/member-crest/member-crest.tsx';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import { showToast } from '../../shared/toasts/show-toast.ts';

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
  return (
    <Page header={<HomeBar actions={<DashboardLink />} />} width="prose" centered>
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
