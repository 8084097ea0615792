import { type CurrentUser, type Hall, hallsMaxCount, placesMaxCount } from '@guildpath/contract';
import { Button, Panel, Spinner } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { toMessage } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { useSendOnce } from '../../shared/api/use-send-once.ts';
import { useAuth } from '../../shared/auth/auth.ts';
import { DashboardLink } from '../../shared/layout/bar-links.tsx';
import { formatCalendarDay } from '../../shared/layout/format-time.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { PublicPage } from '../../shared/layout/public-page.tsx';
import { LoadFailure } from '../../shared/status-screens/load-failure.tsx';
import { HallRules } from './hall-rules.tsx';
import classes from './halls.module.css';
import { OpenHallForm } from './open-hall-form.tsx';

export function HallsScreen() {
  const { user, isLoading } = useAuth();
  return (
    <PublicPage
      title="A Hall for Your Class"
      eyebrow="For teachers and counselors"
      actions={user ? <DashboardLink /> : undefined}
      lead={`Open a hall, write seven letters on the board, and up to ${placesMaxCount} students play under drawn names. No real names, no email addresses, no accounts.`}
    >
      {isLoading ? <Spinner label="Loading" /> : user ? <Guide user={user} /> : <Guest />}
      <HallRules />
    </PublicPage>
  );
}

function Guest() {
  return (
    <Panel as="section" className={classes.stack} aria-label="Open a hall">
      <p>
        To open a hall, you need a free account with a confirmed email. Your students need nothing.
      </p>
      <div className="gp-row gp-gap-3">
        <LinkButton to="/signup" search={{ redirect: '/halls' }}>
          Sign Up
        </LinkButton>
        <LinkButton to="/login" search={{ redirect: '/halls' }} variant="outline">
          Login
        </LinkButton>
      </div>
    </Panel>
  );
}

function Guide({ user }: { readonly user: CurrentUser }) {
  return user.emailVerified ? (
    <>
      <OwnHalls />
      <OpenHallForm user={user} />
    </>
  ) : (
    <ConfirmFirst email={user.email} />
  );
}

function ConfirmFirst({ email }: { readonly email: string }) {
  const mutation = trpc.user.sendProof.useMutation();
  const { data, error, isPending } = mutation;
  const send = useSendOnce(mutation);
  return (
    <Panel as="section" className={classes.stack} aria-label="Your address">
      <p>
        Before you can open a hall, confirm your email: open the link we sent to{' '}
        <strong>{email}</strong>.
      </p>
      <Button
        variant="outline"
        size="sm"
        loading={isPending}
        onClick={() => send({ redirect: '/halls' })}
      >
        Send It Again
      </Button>
      <p role="status">
        {data?.message}
        {error ? toMessage(error) : null}
      </p>
    </Panel>
  );
}

function OwnHalls() {
  const query = trpc.halls.list.useQuery(undefined, { staleTime: 0 });
  const { data, error } = query;
  return (
    <section className={classes.stack} aria-labelledby="own-halls">
      <h2 id="own-halls">Your halls</h2>
      {error ? (
        <LoadFailure title="We couldn’t load your halls." query={query}>
          {toMessage(error)}
        </LoadFailure>
      ) : !data ? (
        <Spinner label="Loading your halls" />
      ) : data.halls.length === 0 ? (
        <p className="gp-soft">None yet. Open your first one below; it takes a minute.</p>
      ) : (
        <ul className="gp-stack gp-gap-3">
          {data.halls.map((hall) => (
            <HallRow key={hall.id} hall={hall} />
          ))}
        </ul>
      )}
      {data && data.halls.length >= hallsMaxCount ? (
        <p className="gp-soft">That’s {hallsMaxCount} halls. Delete one to open another.</p>
      ) : null}
    </section>
  );
}

function HallRow({ hall }: { readonly hall: Hall }) {
  const { id, name, joinCode, placeCount, finishedCount, isOpen, deleteOn } = hall;
  return (
    <Panel as="li" padding="sm" className={classes.hall}>
      <h3>
        <Link to="/halls/$hallId" params={{ hallId: id }}>
          {name}
        </Link>
      </h3>
      <p className={classes.hallCode}>{joinCode}</p>
      <p className="gp-soft gp-small">
        {finishedCount} of {placeCount} finished. {isOpen ? 'Open' : 'Closed'}. Deleted on{' '}
        {formatCalendarDay(deleteOn)}.
      </p>
    </Panel>
  );
}
