import { withArticle } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { useNavigate } from '@tanstack/react-router';
import { hasCode } from '../../shared/api/call-errors.ts';
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
  const pageId = useRememberedInvitation();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const inviter = trpc.friends.invitation.useQuery(
    { pageId: pageId ?? '' },
    { enabled: pageId !== undefined, retry: false },
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
  const { data: pages } = trpc.friends.list.useQuery({ assessmentResultId });
  const isTaken = hasCode(inviter.error, 'NOT_FOUND');
  const isOthers = pages?.friends.every((friend) => friend.pageId !== pageId) ?? false;
  if (pageId === undefined || !(isTaken ? isOthers : inviter.data)) return null;
  return (
    <Panel as="section" padding="sm" aria-labelledby="invitation" className={classes.invitation}>
      <h2 id="invitation">
        {isTaken || !inviter.data
          ? 'Someone Else Answered First'
          : `${capitalized(withArticle(inviter.data.guildTitle))} invited you`}
      </h2>
      {isTaken ? (
        <p>
          The invitation that brought you here is over. You can still have a page with the friend
          who sent it: <a href="#insight">send them an invitation of yours</a>.
        </p>
      ) : (
        <p>
          You could have a page of your own: your two crests, and what you could build together. It
          shows your guild title and class, nothing else, and either of you can take it back.
        </p>
      )}
      <div className={classes.answers}>
        {isTaken ? null : (
          <Button
            variant="outline"
            size="sm"
            loading={mutation.isPending}
            onClick={() => accept({ pageId, assessmentResultId })}
          >
            Show Us Both
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => rememberInvitation(undefined)}>
          {isTaken ? 'Got It' : 'No, Thanks'}
        </Button>
      </div>
    </Panel>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
