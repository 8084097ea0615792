import type { Tier } from '@guildpath/contract';
import type { Sharing } from './share-links.ts';

/** An image to draw: its size in CSS pixels, and how many pixels each of them gets. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly bgcolor: string;
}

/** The card of spec section 2, and a story that fills a phone: 1080 by 1920. */
export const pictures = {
  card: { width: 600, height: 800, scale: 2, bgcolor: '#fff' },
  story: { width: 540, height: 960, scale: 2, bgcolor: '#0b0e24' },
} as const satisfies Record<string, Picture>;
export type PictureKind = keyof typeof pictures;

const type = 'image/png';

const fileNameParts: Record<PictureKind, string> = { card: 'results', story: 'story' };

export function pictureFileName(tier: Tier, kind: PictureKind): string {
  return `guildpath-${tier}-${fileNameParts[kind]}.png`;
}

/** The card or the story as an image. The library that draws it is loaded on demand. */
export async function drawPicture(
  element: HTMLElement,
  kind: PictureKind,
  fileName: string,
): Promise<File> {
  const { default: domToImage } = await import('dom-to-image-more');
  const draw = () => domToImage.toBlob(element, pictures[kind]);
  // Safari draws before it has parsed the fonts embedded in the image; the second time they are ready.
  if ('GestureEvent' in window) await draw();
  return new File([await draw()], fileName, { type });
}

/** Whether this device can share images with other apps, as phones do. */
export function canPassOn(): boolean {
  // Some browsers have neither function.
  const { share, canShare } = navigator as Partial<Pick<Navigator, 'share' | 'canShare'>>;
  if (!share || !canShare) return false;
  return canShare.call(navigator, { files: [new File([], 'card.png', { type })] });
}

/**
 * Offers a file to the other apps of the device, together with words and link where it takes them. Cancelling is not a
 * failure.
 */
export async function passOn(file: File, sharing: Sharing): Promise<void> {
  const image = { files: [file] };
  const whole = { ...image, ...sharing };
  try {
    await navigator.share(navigator.canShare(whole) ? whole : image);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
