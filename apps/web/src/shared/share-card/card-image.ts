import { fetchFile } from '../api/fetch-from-api.ts';
import type { Sharing } from './share-links.ts';

/** Spec section 2: in CSS pixels, each drawn as `scale` pixels. */
const cardSize = { width: 600, height: 800, scale: 2, bgcolor: '#fff' } as const;

const type = 'image/png';

const drawingLimitMs = 8_000;

interface CardImage {
  readonly card: HTMLElement | null;
  readonly fileName: string;
  /** The address of the server's picture. */
  readonly address: string;
}

/** Draws the element with the card as an image, or fetches the server's picture where the browser cannot. */
export async function getCardImage({ card, fileName, address }: CardImage): Promise<File> {
  try {
    const limit = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('Drawing the card took too long.')), drawingLimitMs);
    });
    return new File([await Promise.race([drawCard(card), limit])], fileName, { type });
  } catch (error) {
    console.warn('This browser cannot draw the card, so the server does.', error);
    return fetchFile(address, fileName);
  }
}

async function drawCard(card: HTMLElement | null): Promise<Blob> {
  if (!card) throw new Error('There is no card to draw.');
  const { default: domToImage } = await import('dom-to-image-more');
  const draw = () => domToImage.toBlob(card, cardSize);
  // Safari draws before it has parsed the embedded fonts, and only the second drawing has them.
  if ('GestureEvent' in window) await draw();
  const image = await draw();
  if (isPicture(await readPixels(image))) return image;
  throw new Error('The browser hides what is drawn.');
}

async function readPixels(image: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(image);
  const { width, height } = bitmap;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
    '2d',
  );
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, width, height).data;
}

/** In pixels: shorter than the card's margins, and longer than noise has by chance. */
const runLength = 16;

// Every card has light and dark areas. Browsers that resist fingerprinting answer with white or with noise.
function isPicture(pixels: Uint8ClampedArray): boolean {
  const runs = { light: 0, dark: 0 };
  const longest = { light: 0, dark: 0 };
  for (let green = 1; green < pixels.length; green += 4) {
    const value = pixels[green] ?? 0;
    runs.light = value > 200 ? runs.light + 1 : 0;
    runs.dark = value < 80 ? runs.dark + 1 : 0;
    longest.light = Math.max(longest.light, runs.light);
    longest.dark = Math.max(longest.dark, runs.dark);
  }
  return longest.light >= runLength && longest.dark >= runLength;
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
