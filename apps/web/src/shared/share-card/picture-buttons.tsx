import { Button, ButtonAnchor, type ButtonLook } from '@guildpath/ui';
import { IconDownload, IconShare2, type TablerIcon } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useSendOnce } from '../api/use-send-once.ts';
import { download } from '../download.ts';
import { showToast } from '../toasts/show-toast.ts';
import { canShareImages, shareImage } from './card-image.ts';
import type { Sharing } from './share-links.ts';
import classes from './share-panel.module.css';

export interface PictureButtonsProps {
  readonly getPicture: () => Promise<File>;
  /** The address of the server's picture. */
  readonly address: string;
  readonly sharing: Sharing;
  readonly variant: ButtonLook['variant'];
}

/** The names by which apps with a browser of their own call it. */
const inAppBrowsers =
  /\b(Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|Snapchat|Line\/|LinkedInApp|MicroMessenger|Pinterest|Twitter for i)/;

export function PictureButtons({ getPicture, address, sharing, variant }: PictureButtonsProps) {
  return (
    <div className={classes.buttons}>
      {/* Browsers inside other apps ignore downloads without a word. */}
      {inAppBrowsers.test(navigator.userAgent) ? (
        <>
          <ButtonAnchor variant={variant} href={address}>
            Open the Picture
          </ButtonAnchor>
          <p className="gp-soft gp-small">
            Then press and hold it to save it. If nothing happens, open this page in your browser.
          </p>
        </>
      ) : (
        <PictureButton
          label="Download"
          Icon={IconDownload}
          variant={variant}
          failure="Could not download the card. Please try again."
          run={async () => {
            download(await getPicture());
            showToast({ title: 'Card Downloaded!', description: "It's in your downloads." });
          }}
        />
      )}
      {canShareImages() ? (
        <PictureButton
          label="Share"
          Icon={IconShare2}
          variant="outline"
          failure="Could not share the card. Please try again."
          run={async () => shareImage(await getPicture(), sharing)}
        />
      ) : null}
    </div>
  );
}

interface PictureButtonProps extends Pick<ButtonLook, 'variant'> {
  readonly label: string;
  readonly Icon: TablerIcon;
  readonly failure: string;
  readonly run: () => Promise<void>;
}

function PictureButton({ label, Icon, variant = 'gold', failure, run }: PictureButtonProps) {
  const mutation = useMutation({
    mutationFn: run,
    onError: () =>
      showToast({ title: `${label} Failed`, description: failure, variant: 'destructive' }),
  });
  const send = useSendOnce(mutation);
  return (
    <Button
      variant={variant}
      loading={mutation.isPending}
      leftIcon={<Icon size={20} aria-hidden="true" />}
      onClick={() => send()}
    >
      {label}
    </Button>
  );
}
