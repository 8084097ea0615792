import { Button } from '@guildpath/ui';
import { toMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { linkNotSent } from '../../shared/email-sent/use-resend-link.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { AccountPage } from './account-page.tsx';
import { LinkScreen } from './link-screen.tsx';
import { findResultId, redirectSearch } from './next-path.tsx';
import { ResendLinkForm } from './results-link.tsx';

export interface DeadLinkProps {
  readonly token: string;
  readonly nextPath: string;
  readonly lead: string;
}

/** Explains that an emailed link is used or expired, and emails another one to the same address. */
export function DeadLink({ token, nextPath, lead }: DeadLinkProps) {
  const mutation = trpc.auth.renewEmailLink.useMutation();
  const { data, error, isPending } = mutation;
  const renew = useSendOnce(mutation);
  return (
    <AccountPage title="This Link Didn’t Work" lead={lead}>
      {/* A form, because React replays submissions from before hydration, but no clicks. */}
      <form action={() => renew({ token, ...redirectSearch(nextPath) })}>
        <Button type="submit" fullWidth loading={isPending}>
          Email Me a New Link
        </Button>
      </form>
      <p role="status" className="gp-answer">
        {data?.message ?? (error ? toMessage(error, linkNotSent) : null)}
      </p>
      <LinkButton to="/login" search={redirectSearch(nextPath)} variant="outline" fullWidth>
        Log In Another Way
      </LinkButton>
    </AccountPage>
  );
}

const unknownLink = {
  title: 'This Link Didn’t Work',
  lead: 'It’s incomplete or too old. Enter your email, and we’ll send you a new one.',
};

/** Explains that an emailed link was cut short or is too old to be known, and asks for the address. */
export function UnknownLink({ nextPath }: Pick<DeadLinkProps, 'nextPath'>) {
  const assessmentResultId = findResultId(nextPath);
  if (!assessmentResultId) return <LinkScreen nextPath={nextPath} {...unknownLink} />;
  return (
    <AccountPage
      {...unknownLink}
      after={<ResendLinkForm assessmentResultId={assessmentResultId} />}
    >
      <LinkButton to="/login" search={redirectSearch(nextPath)} variant="outline" fullWidth>
        Log In Another Way
      </LinkButton>
    </AccountPage>
  );
}
