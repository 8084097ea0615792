import type { CurrentUser } from '@guildpath/contract';
import { Button, Page, Panel } from '@guildpath/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { hasCode } from '../../shared/api/call-errors.ts';
import { trpc } from '../../shared/api/trpc.ts';
import { usePasskeyLogin } from '../../shared/auth/passkeys.ts';
import { AdminBar } from './admin-bar.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { SummaryCards } from './overview/summary-cards.tsx';

/** Expects the route to have checked the role. */
export function AdminScreen({ user }: { readonly user: CurrentUser }) {
  const { error } = trpc.admin.systemOverview.useQuery();
  return (
    <Page header={<AdminBar user={user} />}>
      <div className="gp-stack gp-gap-5">
        <h1 className="gp-size-2">Admin Dashboard</h1>
        {hasCode(error, 'PASSKEY_REQUIRED') ? (
          <PasskeyRequired />
        ) : (
          <>
            <SummaryCards />
            <AdminTabs />
          </>
        )}
      </div>
    </Page>
  );
}

function PasskeyRequired() {
  const queryClient = useQueryClient();
  // Refetches the viewer and the refused reports.
  const { logIn, isPending } = usePasskeyLogin(() => queryClient.resetQueries());
  return (
    <Panel as="section" aria-labelledby="passkey-required" className="gp-stack gp-start gp-gap-4">
      <h2 id="passkey-required">Please Sign In with a Passkey</h2>
      <p>On this site, you need a passkey to open the admin screen.</p>
      <p>
        No passkey yet? Open the account menu on your <Link to="/dashboard">dashboard</Link>, choose
        Passkeys, and add one with a code from the person who runs this site. Then come back here.
      </p>
      <Button loading={isPending} onClick={logIn}>
        Sign In with a Passkey
      </Button>
    </Panel>
  );
}
