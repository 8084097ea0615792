import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { CardFacts } from './card-facts.ts';

export interface Sharing {
  /** A public page, because the results themselves are private. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

export function toSharing({ guildTitle }: CardFacts, url: string): Sharing {
  return {
    url,
    title: 'Guildpath: which class are you?',
    text: `I finished a Guildpath quest, and the guild calls me ${guildTitle}. What would it call you?`,
  };
}

export interface ShareNetwork {
  readonly name: string;
  readonly Icon: TablerIcon;
  readonly toLink: (sharing: Sharing) => string;
}

/** Facebook and LinkedIn read the text from the page itself. */
export const shareNetworks: readonly ShareNetwork[] = [
  {
    name: 'Twitter',
    Icon: IconBrandX,
    toLink: ({ url, text }) =>
      `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`,
  },
  {
    name: 'Facebook',
    Icon: IconBrandFacebook,
    toLink: ({ url }) =>
      `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: 'LinkedIn',
    Icon: IconBrandLinkedin,
    toLink: ({ url }) =>
      `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  },
];
