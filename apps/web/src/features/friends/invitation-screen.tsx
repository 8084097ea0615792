import { type GuildMember, tierFacts } from '@guildpath/contract';
import { Page, Panel } from '@guildpath/ui';
import { trpc } from '../../shared/api/trpc.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import classes from '../../shared/member-crest/member-crest.module.css';
import { MemberCrest } from '../../shared/member-crest/member-crest.tsx';

export interface InvitationScreenProps {
  /** Null where the invitation has expired or was taken back. */
  readonly inviter: GuildMember | null;
  readonly invitationId: string;
}

/** Invites a friend to play. The links tell by whom, also before the page's code has come. */
export function InvitationScreen({ inviter, invitationId }: InvitationScreenProps) {
  const { user } = useAuth();
  const latest = trpc.user.assessments.useQuery({ limit: 1 }, { enabled: Boolean(user) });
  const result = latest.data?.assessments[0];
  const search = inviter ? { invitation: invitationId } : {};
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <Panel as="section" padding="lg" ornate className={classes.card}>
        <p className={classes.lead}>Someone wants you beside them in the guild</p>
        {inviter ? <MemberCrest member={inviter} level={1} /> : <h1>Will You Answer?</h1>}
        <LinkButton to="/assessment/$tier" params={{ tier: 'quick' }} search={search} size="lg">
          Which class are you?
        </LinkButton>
        <p className="gp-soft gp-small">
          Free career quest, {tierFacts.quick.questionCount} scenes. Play first, email at the end.
        </p>
        {result ? (
          <LinkButton
            to="/results/$assessmentResultId"
            params={{ assessmentResultId: result.id }}
            search={search}
            variant="outline"
            size="sm"
          >
            Answer With Your Latest Result
          </LinkButton>
        ) : null}
        <p className={classes.quote}>
          {inviter
            ? 'When you’ve played, you decide whether you two get a page of your own: your two crests, and what you could build together. It shows nothing else of you, and either of you can take it back.'
            : 'Your friend’s link has closed, but the quest is open. When you’ve played, send your friend a link of yours, and you two can have a page of your own.'}
        </p>
      </Panel>
    </Page>
  );
}
