import { type AdminUserOutput, type CurrentUser, toHallsWarning } from '@guildpath/contract';
import { Modal } from '@guildpath/ui';
import { useState } from 'react';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useAuth } from '../../../../shared/auth/auth.ts';
import { DeleteAccountForm } from '../../../../shared/forms/delete-account-form.tsx';
import dialog from '../../../../shared/forms/dialog.module.css';
import { focusOnMount } from '../../../../shared/forms/focus-on-mount.ts';
import { ProofStep } from '../../../../shared/proof/proof-step.tsx';
import { useDownloadData } from '../../../../shared/proof/use-download-data.ts';
import { useProof } from '../../../../shared/proof/use-proof.ts';
import { QueryBoundary } from '../../panels/query-boundary.tsx';
import { AccountActions } from './account-actions.tsx';
import { AccountFacts } from './account-facts.tsx';
import { useAccountChanges } from './use-account-changes.ts';

export interface AccountDialogProps {
  readonly account: CurrentUser;
  /** Must return the focus. */
  readonly onClose: () => void;
  /** Must move the focus, because the row of the account disappears. */
  readonly onDeleted: () => void;
}

export function AccountDialog({ account, onClose, onDeleted }: AccountDialogProps) {
  const query = trpc.admin.user.useQuery({ id: account.id }, { staleTime: 0 });
  return (
    <Modal
      opened
      size="lg"
      title={`Account of ${account.username}`}
      onClose={onClose}
      returnFocus={false}
    >
      <QueryBoundary query={query} what="details">
        {(details) => <Account account={details} onDeleted={onDeleted} />}
      </QueryBoundary>
    </Modal>
  );
}

interface AccountProps {
  readonly account: AdminUserOutput;
  readonly onDeleted: () => void;
}

function Account({ account, onDeleted }: AccountProps) {
  const { user: viewer } = useAuth();
  const proof = useProof();
  const changes = useAccountChanges({ account, proof, onDeleted });
  const download = useDownloadData({ url: `/api/admin/users/${account.id}/export`, proof });
  const [isDeleting, setIsDeleting] = useState(false);

  if (proof.isRequired && viewer) return <ProofStep user={viewer} proof={proof} />;
  if (isDeleting) {
    const { username, email, resultCount } = account;
    return (
      <DeleteAccountForm
        confirmation={username}
        autoCapitalize="none"
        isPending={changes.deleteAccount.isPending}
        onConfirm={changes.deleteAccount.start}
        onCancel={() => setIsDeleting(false)}
      >
        <p>
          The account <strong className="gp-anywhere">{email}</strong> and{' '}
          {resultCount === 0 ? 'everything in it' : `its results (${resultCount})`} will be deleted
          right away. {toHallsWarning(account)} You can’t undo this. We’ll email the owner.
        </p>
      </DeleteAccountForm>
    );
  }
  return (
    // Focused each time it appears, because the focused element is gone.
    <div ref={focusOnMount} tabIndex={-1} className={dialog.form} data-autofocus>
      <AccountFacts account={account} />
      <AccountActions
        account={account}
        changes={changes}
        download={download}
        onDelete={() => setIsDeleting(true)}
      />
    </div>
  );
}
