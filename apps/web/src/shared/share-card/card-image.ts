import type { Tier } from '@guildpath/contract';
import type { Sharing } from './share-links.ts';

/** In CSS pixels, each drawn as `scale` pixels. The card follows spec section 2; the story fills a phone. */
export const pictures = {
  card: { width: 600, height: 800, scale: 2, bgcolor: '#fff' },
  story: { width: 540, height: 960, scale: 2, bgcolor: '#0b0e24' },
} as const;
export type PictureKind = keyof typeof pictures;

const type = 'image/png';

const fileNameParts: Record<PictureKind, string> = { card: 'results', story: 'story' };

export function pictureFileName(tier: Tier, kind: PictureKind): string {
  return `guildpath-${tier}-${fileNameParts[kind]}.png`;
}

export async function drawPicture(
  element: HTMLElement,
  kind: PictureKind,
  fileName: string,
): Promise<File> {
  const { default: domToImage } = await import('dom-to-image-more');
  const draw = () => domToImage.toBlob(element, pictures[kind]);
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
