import { IconDoorExit } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../api/trpc.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import { showFailure } from '../toasts/show-failure.ts';
import { useForgetPlace } from './place.ts';

export interface NextStudentProps {
  /** Default: none, at the entrance of a hall, which names nobody and stays open. */
  readonly name?: string;
}

/** Ends the place on this device, so that the next student sees nothing of it. */
export function NextStudent({ name }: NextStudentProps) {
  const navigate = useNavigate();
  const forgetPlace = useForgetPlace();
  const mutation = trpc.auth.logout.useMutation({
    onSuccess: async () => {
      // First, because the guard of the result would treat the missing place as an ended session.
      if (name !== undefined) await navigate({ to: '/join', replace: true });
      await forgetPlace();
    },
    onError: (error) => showFailure(error, 'You’re Still Here'),
  });
  const leave = useSendOnce(mutation);
  return (
    <ConfirmButton
      variant="outline"
      size="sm"
      loading={mutation.isPending}
      leftIcon={<IconDoorExit size={20} aria-hidden="true" />}
      action="Next Student"
      asksSubject
      question={name === undefined ? 'Leave' : 'Leave as'}
      subject={name ?? 'the open quest'}
      onConfirm={() => leave()}
    />
  );
}
