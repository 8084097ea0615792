import { fetchFile } from '../api/fetch-from-api.ts';
import type { Sharing } from './share-links.ts';

/** Spec section 2: in CSS pixels, each drawn as `scale` pixels. */
const cardSize = { width: 600, height: 800, scale: 2, bgcolor: '#fff' } as const;

const type = 'image/png';

interface CardImage {
  readonly card: HTMLElement;
  readonly fileName: string;
  /** The address of the server's picture. */
  readonly address: string;
}

/** Draws the element with the card as an image, or fetches the server's picture where that fails. */
export async function getCardImage({ card, fileName, address }: CardImage): Promise<File> {
  try {
    const { default: domToImage } = await import('dom-to-image-more');
    return new File([await domToImage.toBlob(card, cardSize)], fileName, { type });
  } catch (error) {
    console.warn('This browser cannot draw the card, so the server does.', error);
    return fetchFile(address, fileName);
  }
}

export function canShareImages(): boolean {
  // Some browsers lack both functions.
  const { share, canShare } = navigator as Partial<Pick<Navigator, 'share' | 'canShare'>>;
  if (!share || !canShare) return false;
  return canShare.call(navigator, { files: [new File([], 'card.png', { type })] });
}

/** Adds text and link if the device accepts them with a file. Cancelling is not a failure. */
export async function shareImage(file: File, sharing: Partial<Sharing>): Promise<void> {
  const image = { files: [file] };
  const whole = { ...image, ...sharing };
  try {
    await navigator.share(navigator.canShare(whole) ? whole : image);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
