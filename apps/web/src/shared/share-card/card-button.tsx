import type { Tier } from '@guildpath/contract';
import { Button, type ButtonLook } from '@guildpath/ui';
import type { TablerIcon } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useSendOnce } from '../api/use-send-once.ts';
import { showToast, type Toast } from '../toasts/show-toast.ts';
import { drawPicture, type PictureKind, pictureFileName } from './card-image.ts';

export interface CardButtonProps extends Pick<ButtonLook, 'variant'> {
  readonly label: string;
  readonly Icon: TablerIcon;
  readonly picture: RefObject<HTMLElement | null>;
  readonly kind: PictureKind;
  readonly tier: Tier;
  readonly onDrawn: (image: File) => void | Promise<void>;
  readonly successToast?: Toast;
  readonly failureToast: Toast;
}

/** Renders a button that draws the card or the story as an image and passes it to `onDrawn`. */
export function CardButton(props: CardButtonProps) {
  const { label, Icon, variant, picture, kind, tier, onDrawn, successToast, failureToast } = props;
  const mutation = useMutation({
    mutationFn: async () => {
      if (!picture.current) throw new Error('There is no picture to draw.');
      await onDrawn(await drawPicture(picture.current, kind, pictureFileName(tier, kind)));
    },
    onSuccess: () => successToast && showToast(successToast),
    onError: () => showToast({ ...failureToast, variant: 'destructive' }),
  });
  const draw = useSendOnce(mutation);
  return (
    <Button
      variant={variant ?? 'gold'}
      loading={mutation.isPending}
      leftIcon={<Icon size={20} aria-hidden="true" />}
      onClick={() => draw()}
    >
      {label}
    </Button>
  );
}
