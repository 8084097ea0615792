export interface Sharing {
  /** A page without login. */
  readonly url: string;
  readonly text: string;
}

export const shareNetworks = ['twitter', 'facebook', 'linkedin'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];

/** The share address of each network. Facebook and LinkedIn read the text from the page itself. */
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
