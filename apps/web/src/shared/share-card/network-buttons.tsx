import { Button, ButtonAnchor } from '@guildpath/ui';
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandX,
  IconLink,
  type TablerIcon,
} from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { TextToSelect } from '../copying/text-to-select.tsx';
import { useCopy } from '../copying/use-copy.ts';
import { type ShareNetwork, type Sharing, shareNetworks, toShareLink } from './share-links.ts';
import classes from './share-panel.module.css';
import type { usePublicCard } from './use-public-card.ts';

// Spec section 2.
const popup = 'popup,width=600,height=400';

const looks: Record<ShareNetwork, { readonly name: string; readonly Icon: TablerIcon }> = {
  twitter: { name: 'Twitter', Icon: IconBrandX },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
  linkedin: { name: 'LinkedIn', Icon: IconBrandLinkedin },
};

type Way = ShareNetwork | 'copy';

export interface NetworkButtonsProps {
  readonly sharing: Sharing;
  readonly publicCard: ReturnType<typeof usePublicCard>;
}

/** Shares the page of a public card. While the card is private, asks first what to share. */
export function NetworkButtons({ sharing, publicCard }: NetworkButtonsProps) {
  const [asked, setAsked] = useState<{ readonly way: Way; readonly trigger: HTMLElement }>();
  const { copy, failed } = useCopy(
    { title: 'Link Copied!', description: 'Paste it wherever you like.' },
    'Could not copy link. Please try again.',
  );
  const handlePress = (way: Way) => (event: MouseEvent<HTMLElement>) => {
    if (!publicCard.url) {
      event.preventDefault();
      setAsked({ way, trigger: event.currentTarget });
    } else if (way === 'copy') void copy(sharing.url);
    // Where popups are blocked, the link opens as any other.
    else if (openPopup(toShareLink(way, sharing))) event.preventDefault();
  };
  const closeQuestion = () => {
    asked?.trigger.focus();
    setAsked(undefined);
  };
  const handleAnswer = async (way: Way, isPublished: boolean) => {
    // Browsers block a popup that opens after a call.
    const opened = way === 'copy' ? null : openPopup('');
    const url = isPublished ? await publicCard.publish() : sharing.url;
    if (url && way === 'copy') await copy(url);
    else if (url && way !== 'copy') opened?.location.assign(toShareLink(way, { ...sharing, url }));
    else opened?.close();
    closeQuestion();
  };
  return (
    <>
      {shareNetworks.map((network) => {
        const { name, Icon } = looks[network];
        return (
          <ButtonAnchor
            key={network}
            href={toShareLink(network, sharing)}
            target="_blank"
            rel="noreferrer"
            variant="outline"
            size="sm"
            leftIcon={<Icon size={20} aria-hidden="true" />}
            onClick={handlePress(network)}
          >
            {name}
          </ButtonAnchor>
        );
      })}
      <Button
        variant="outline"
        size="sm"
        leftIcon={<IconLink size={20} aria-hidden="true" />}
        onClick={handlePress('copy')}
      >
        Copy Link
      </Button>
      {asked ? (
        <fieldset className={classes.question} key={asked.way}>
          <legend ref={focus} tabIndex={-1}>
            Make your card public so friends see it?
          </legend>
          <Button
            variant="outline"
            size="sm"
            loading={publicCard.isChanging}
            onClick={() => void handleAnswer(asked.way, true)}
          >
            Make Public and {asked.way === 'copy' ? 'Copy' : 'Share'}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void handleAnswer(asked.way, false)}>
            Only the site’s address
          </Button>
        </fieldset>
      ) : null}
      {failed === undefined ? null : <TextToSelect label="Your link" text={failed} />}
    </>
  );
}

// Scrolls to the question too, which may be below the edge of a dialog.
function focus(element: HTMLElement | null): void {
  element?.focus();
  element?.parentElement?.scrollIntoView({ block: 'nearest' });
}

function openPopup(address: string): Window | null {
  return window.open(address, 'share', popup);
}
