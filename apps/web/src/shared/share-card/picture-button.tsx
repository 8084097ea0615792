import { Button, type ButtonLook } from '@guildpath/ui';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSendOnce } from '../api/use-send-once.ts';
import { showToast } from '../toasts/show-toast.ts';

const icons = { Download: IconDownload, Share: IconShare2 };

export interface PictureButtonProps extends Pick<ButtonLook, 'variant'> {
  readonly label: keyof typeof icons;
  /** Shown instead of the label. */
  readonly words?: string;
  readonly run: () => Promise<void>;
}

/** Downloads or shares a picture, and says when that failed. */
export function PictureButton({ label, words = label, variant = 'gold', run }: PictureButtonProps) {
  const mutation = useMutation({
    mutationFn: run,
    onError: () =>
      showToast({
        title: `${label} Failed`,
        description: `Could not ${label.toLowerCase()} the card. Please try again.`,
        variant: 'destructive',
      }),
  });
  const send = useSendOnce(mutation);
  const Icon = icons[label];
  return (
    <Button
      variant={variant}
      loading={mutation.isPending}
      leftIcon={<Icon size={20} aria-hidden="true" />}
      onClick={() => send()}
    >
      {words}
    </Button>
  );
}
