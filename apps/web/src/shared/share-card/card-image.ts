import type { Sharing } from './share-links.ts';

/** Spec section 2: in CSS pixels, each drawn as `scale` pixels. */
const cardSize = { width: 600, height: 800, scale: 2, bgcolor: '#fff' } as const;

const type = 'image/png';

/** Draws the element with the card as an image. */
export async function drawCard(card: HTMLElement | null, fileName: string): Promise<File> {
  if (!card) throw new Error('There is no card to draw.');
  const { default: domToImage } = await import('dom-to-image-more');
  const draw = () => domToImage.toBlob(card, cardSize);
  // Safari draws before it has parsed the embedded fonts, and only the second drawing has them.
  if ('GestureEvent' in window) await draw();
  return new File([await draw()], fileName, { type });
}

export function canShareImages(): boolean {
  // Some browsers lack both functions.
  const { share, canShare } = navigator as Partial<Pick<Navigator, 'share' | 'canShare'>>;
  if (!share || !canShare) return false;
  return canShare.call(navigator, { files: [new File([], 'card.png', { type })] });
}

/** Adds text and link if the device accepts them with a file. Cancelling is not a failure. */
export async function shareImage(file: File, sharing: Sharing): Promise<void> {
  const image = { files: [file] };
  const whole = { ...image, ...sharing };
  try {
    await navigator.share(navigator.canShare(whole) ? whole : image);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
