import { type GuildMember, tierFacts } from '@guildpath/contract';
import { Page, Panel } from '@guildpath/ui';
import { trpc } from '../../shared/api/trpc.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import classes from '../../shared/member-crest/member-crest.module.css';
import { MemberCrest } from '../../shared/member-crest/member-crest.tsx';
import { rememberInvitation } from '../../shared/quest/remembered-invitation.ts';

export interface InvitationScreenProps {
  readonly inviter: GuildMember;
  readonly pageId: string;
}

/** Invites a friend to play, and remembers in the friend's browser by whom. */
export function InvitationScreen({ inviter, pageId }: InvitationScreenProps) {
  const { user } = useAuth();
  const latest = trpc.user.assessments.useQuery({ limit: 1 }, { enabled: Boolean(user) });
  const result = latest.data?.assessments[0];
  const remember = () => rememberInvitation(pageId);
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <Panel as="section" padding="lg" ornate className={classes.card}>
        <p className={classes.lead}>Someone wants you beside them in the guild</p>
        <MemberCrest member={inviter} level={1} />
        <LinkButton to="/assessment/$tier" params={{ tier: 'quick' }} size="lg" onClick={remember}>
          Which class are you?
        </LinkButton>
        <p className="gp-soft gp-small">
          Free career quest, {tierFacts.quick.questionCount} scenes, no account
        </p>
        {result ? (
          <LinkButton
            to="/results/$assessmentResultId"
            params={{ assessmentResultId: result.id }}
            variant="outline"
            size="sm"
            onClick={remember}
          >
            Answer With Your Latest Result
          </LinkButton>
        ) : null}
        <p className={classes.quote}>
          When you’ve played, you decide whether you two get a page of your own: your two crests,
          and what you could build together. It shows nothing else of you, and either of you can
          take it back.
        </p>
      </Panel>
    </Page>
  );
}
