import type { Tier } from '@guildpath/contract';

/** Spec section 2: what the card measures in CSS pixels, and how many pixels of the image each of them gets. */
const size = { width: 600, height: 800 } as const;
const scale = 2;
const type = 'image/png';

export function cardFileName(tier: Tier): string {
  return `guildpath-${tier}-results.png`;
}

/** The card as an image. The library that draws it is loaded on demand. */
export async function drawCard(card: HTMLElement, fileName: string): Promise<File> {
  const { default: domToImage } = await import('dom-to-image-more');
  const draw = () => domToImage.toBlob(card, { ...size, scale, bgcolor: '#fff' });
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

/** Offers a file to the other apps of the device. Cancelling is not a failure. */
export async function passOn(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
