import { Button, ButtonAnchor } from '@guildpath/ui';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandX,
  IconLink,
  type TablerIcon,
} from '@tabler/icons-react';
import { TextToSelect } from '../copying/text-to-select.tsx';
import { useCopy } from '../copying/use-copy.ts';
import { type ShareNetwork, type Sharing, shareNetworks, toShareLink } from './share-links.ts';

// Spec section 2.
const popup = 'popup,width=600,height=400';

const looks: Record<ShareNetwork, { readonly name: string; readonly Icon: TablerIcon }> = {
  twitter: { name: 'Twitter', Icon: IconBrandX },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
  linkedin: { name: 'LinkedIn', Icon: IconBrandLinkedin },
};

export function NetworkButtons({ sharing }: { readonly sharing: Sharing }) {
  const { copy, failed } = useCopy(
    { title: 'Link Copied!', description: 'Paste it wherever you like.' },
    'Could not copy link. Please try again.',
  );
  return (
    <>
      {shareNetworks.map((network) => {
        const { name, Icon } = looks[network];
        const link = toShareLink(network, sharing);
        return (
          <ButtonAnchor
            key={network}
            href={link}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="sm"
            leftIcon={<Icon size={20} aria-hidden="true" />}
            onClick={(event) => {
              // Where popups are blocked, the link opens as any other.
              if (window.open(link, 'share', popup)) event.preventDefault();
            }}
          >
            {name}
          </ButtonAnchor>
        );
      })}
      <Button
        variant="outline"
        size="sm"
        leftIcon={<IconLink size={20} aria-hidden="true" />}
        onClick={() => void copy(sharing.url)}
      >
        Copy Link
      </Button>
      {failed === undefined ? null : <TextToSelect label="Your link" text={failed} />}
    </>
  );
}
