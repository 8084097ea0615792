import { Button } from '@guildpath/ui';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandX,
  IconLink,
  type TablerIcon,
} from '@tabler/icons-react';
import { showToast } from '../toasts/show-toast.ts';
import { type ShareNetwork, type Sharing, shareNetworks, toShareLink } from './share-links.ts';

// Spec section 2.
const popup = 'popup,width=600,height=400';

const looks: Record<ShareNetwork, { readonly name: string; readonly Icon: TablerIcon }> = {
  twitter: { name: 'Twitter', Icon: IconBrandX },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
  linkedin: { name: 'LinkedIn', Icon: IconBrandLinkedin },
};

export function NetworkButtons({ sharing }: { readonly sharing: Sharing }) {
  return (
    <>
      {shareNetworks.map((network) => {
        const { name, Icon } = looks[network];
        return (
          <Button
            key={network}
            variant="outline"
            size="sm"
            leftIcon={<Icon size={20} aria-hidden="true" />}
            onClick={() => window.open(toShareLink(network, sharing), 'share', popup)}
          >
            {name}
          </Button>
        );
      })}
      <Button
        variant="outline"
        size="sm"
        leftIcon={<IconLink size={20} aria-hidden="true" />}
        onClick={() => void copyLink(sharing.url)}
      >
        Copy Link
      </Button>
    </>
  );
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link Copied!', description: 'Paste it wherever you like.' });
  } catch {
    showToast({
      title: 'Copy Failed',
      description: 'Could not copy link. Please try again.',
      variant: 'destructive',
    });
  }
}
