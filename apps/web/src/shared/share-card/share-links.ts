import type { CardFacts } from './card-facts.ts';

export interface Sharing {
  /** A public page, because the results themselves are private. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

export const shareNetworks = ['twitter', 'facebook', 'linkedin'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

export function toSharing({ guildTitle }: Pick<CardFacts, 'guildTitle'>, url: string): Sharing {
  return {
    url,
    title: 'Guildpath: which class are you?',
    text: `I finished a Guildpath quest, and the guild calls me ${guildTitle}. What would it call you?`,
  };
}

/** Facebook and LinkedIn read the text from the page itself. */
export function toShareLink(network: ShareNetwork, { url, text }: Sharing): string {
  const page = encodeURIComponent(url);
  switch (network) {
    case 'twitter':
      return `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${page}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${page}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${page}`;
  }
}
