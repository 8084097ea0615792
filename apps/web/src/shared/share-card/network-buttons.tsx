import { Button, ButtonAnchor } from '@guildpath/ui';
import { IconLink } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { TextToSelect } from '../copying/text-to-select.tsx';
import { useCopy } from '../copying/use-copy.ts';
import { type ShareNetwork, type Sharing, shareNetworks } from './share-links.ts';
import classes from './share-panel.module.css';
import type { usePublicCard } from './use-public-card.ts';

export interface NetworkButtonsProps {
  readonly sharing: Sharing;
  readonly publicCard: ReturnType<typeof usePublicCard>;
}

/** Shares the page of a public card. While the card is private, asks first what to share. */
export function NetworkButtons({ sharing, publicCard }: NetworkButtonsProps) {
  // Copying has no network.
  const [asked, setAsked] = useState<{ network?: ShareNetwork; trigger: HTMLElement }>();
  const { copy, failed } = useCopy(
    { title: 'Link Copied!', description: 'Paste it wherever you like.' },
    'Could not copy link. Please try again.',
  );
  const handlePress = (event: MouseEvent<HTMLElement>, network?: ShareNetwork) => {
    if (!publicCard.url) {
      event.preventDefault();
      setAsked({ network, trigger: event.currentTarget });
    } else if (!network) void copy(sharing.url);
    // Where popups are blocked, the link opens as any other.
    else if (openPopup(network.toLink(sharing))) event.preventDefault();
  };
  const handleAnswer = async (isPublished: boolean) => {
    const network = asked?.network;
    // Browsers block a popup that opens after a call.
    const popup = network && openPopup('');
    const url = isPublished ? await publicCard.publish() : sharing.url;
    if (!url) popup?.close();
    else if (!network) await copy(url);
    else (popup ?? window).location.assign(network.toLink({ ...sharing, url }));
    asked?.trigger.focus();
    setAsked(undefined);
  };
  return (
    <>
      {shareNetworks.map((network) => (
        <ButtonAnchor
          key={network.name}
          href={network.toLink(sharing)}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="sm"
          leftIcon={<network.Icon size={20} aria-hidden="true" />}
          onClick={(event) => handlePress(event, network)}
        >
          {network.name}
        </ButtonAnchor>
      ))}
      <Button
        variant="outline"
        size="sm"
        leftIcon={<IconLink size={20} aria-hidden="true" />}
        onClick={(event) => handlePress(event)}
      >
        Copy Link
      </Button>
      {asked ? (
        <fieldset className={classes.question} key={asked.network?.name}>
          <legend ref={focus} tabIndex={-1}>
            Make your card public so friends see it?
          </legend>
          <Button
            variant="outline"
            size="sm"
            loading={publicCard.isChanging}
            onClick={() => void handleAnswer(true)}
          >
            Make Public and {asked.network ? 'Share' : 'Copy'}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void handleAnswer(false)}>
            Only the site’s address
          </Button>
        </fieldset>
      ) : null}
      {failed === undefined ? null : <TextToSelect label="Your link" text={failed} />}
    </>
  );
}

// Scrolls to the question too, which may be below the edge of the window.
function focus(element: HTMLElement | null): void {
  element?.focus();
  element?.parentElement?.scrollIntoView({ block: 'nearest' });
}

// Spec section 2.
function openPopup(address: string): Window | null {
  return window.open(address, 'share', 'popup,width=600,height=400');
}
