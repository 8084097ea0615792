import { type CurrentUser, toHallCounts, toHallsWarning } from '@guildpath/contract';
import { skipToken } from '@tanstack/react-query';
import { useSiteSettings } from '../../../shared/api/site-settings.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { useSignOut } from '../../../shared/auth/use-sign-out.ts';
import { DeleteAccountForm } from '../../../shared/forms/delete-account-form.tsx';
import { ProofStep } from '../../../shared/proof/proof-step.tsx';
import { useProof } from '../../../shared/proof/use-proof.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import { latestAssessments } from '../queries/use-quests.ts';

export interface DeleteAccountProps {
  readonly user: CurrentUser;
  readonly onCancel: () => void;
}

export function DeleteAccount({ user, onCancel }: DeleteAccountProps) {
  const { data } = trpc.user.assessments.useQuery(latestAssessments);
  const { hasHalls } = useSiteSettings();
  const halls = trpc.halls.list.useQuery(hasHalls ? undefined : skipToken).data?.halls ?? [];
  const hallsWarning = toHallsWarning(toHallCounts(halls));
  const signOut = useSignOut();
  const proof = useProof();
  const mutation = trpc.user.delete.useMutation({
    onSuccess: async ({ message }) => {
      await signOut();
      showToast({ title: 'Account Deleted', description: message });
    },
    onError: (error) => {
      if (!proof.requiredBy(error, () => send())) showFailure(error, 'Account Not Deleted');
    },
  });
  const send = useSendOnce(mutation);

  return (
    <DeleteAccountForm
      confirmation="DELETE"
      autoCapitalize="characters"
      isPending={mutation.isPending}
      onConfirm={() => send()}
      onCancel={onCancel}
      proofStep={proof.isRequired ? <ProofStep user={user} proof={proof} /> : null}
    >
      <p>
        This deletes your account <strong className="gp-anywhere">{user.email}</strong> and{' '}
        {toWords(data?.assessments.length)} right away. You can’t undo it.
      </p>
      {hallsWarning ? <p>{hallsWarning}</p> : null}
      <p className="gp-soft">If you want to keep your data, download it first.</p>
    </DeleteAccountForm>
  );
}

// The count is undefined while loading and after a failure. A full page may not be all.
function toWords(resultCount: number | undefined): string {
  if (resultCount === undefined || resultCount >= latestAssessments.limit)
    return 'all your results';
  if (resultCount === 0) return 'everything in it';
  return resultCount === 1 ? 'your result' : `all ${resultCount} results`;
}
