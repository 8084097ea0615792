import { withArticle } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import {
  rememberInvitation,
  useRememberedInvitation,
} from '../../shared/quest/remembered-invitation.ts';
import { showFailure } from '../../shared/toasts/show-failure.ts';
import classes from './friends.module.css';

/** Asks whether to answer the invitation by which the person came. Nothing is shared before. */
export function FriendInvitation({ assessmentResultId }: { readonly assessmentResultId: string }) {
  const invitationId = useRememberedInvitation();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const inviter = trpc.friends.invitation.useQuery(
    { invitationId: invitationId ?? '' },
    { enabled: invitationId !== undefined, retry: false },
  );
  const mutation = trpc.friends.accept.useMutation({
    onSuccess: async (page) => {
      await navigate({ to: '/together/$pageId', params: page });
      rememberInvitation(undefined);
      await utils.friends.invalidate(undefined, { refetchType: 'none' });
    },
    onError: (error) => {
      showFailure(error, 'Not Shown');
      void utils.friends.invitation.invalidate();
    },
  });
  const accept = useSendOnce(mutation);
  if (invitationId === undefined || !inviter.data) return null;
  return (
    <Panel as="section" padding="sm" aria-labelledby="invitation" className={classes.invitation}>
      <h2 id="invitation">{capitalized(withArticle(inviter.data.guildTitle))} invited you</h2>
      <p>
        You could have a page of your own: your two crests, and what you could build together. It
        shows your guild title and class, nothing else, and either of you can take it back.
      </p>
      <div className={classes.answers}>
        <Button
          variant="outline"
          size="sm"
          loading={mutation.isPending}
          onClick={() => accept({ invitationId, assessmentResultId })}
        >
          Show Us Both
        </Button>
        <Button variant="quiet" size="sm" onClick={() => rememberInvitation(undefined)}>
          No, Thanks
        </Button>
      </div>
    </Panel>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
