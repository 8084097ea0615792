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
  /** The element to draw. */
  readonly picture: RefObject<HTMLElement | null>;
  readonly kind: PictureKind;
  readonly tier: Tier;
  /** Called with the image once it is drawn. */
  readonly handOver: (image: File) => void | Promise<void>;
  readonly whenDone?: Toast;
  readonly whenFailed: Toast;
}

/** Draws the card or the story as an image and passes it to `handOver`. */
export function CardButton(props: CardButtonProps) {
  const { label, Icon, variant, picture, kind, tier, handOver, whenDone, whenFailed } = props;
  const mutation = useMutation({
    mutationFn: async () => {
      if (!picture.current) throw new Error('There is no picture to draw.');
      await handOver(await drawPicture(picture.current, kind, pictureFileName(tier, kind)));
    },
    onSuccess: () => whenDone && showToast(whenDone),
    onError: () => showToast({ ...whenFailed, variant: 'destructive' }),
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
