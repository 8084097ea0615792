import type { Page } from 'playwright/test';

export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of the four outermost pixels. */
  readonly corners: readonly string[];
  readonly colourCount: number;
  /** Share of the centre that is not white, from 0 to 1. The centre is a third of the width and height. */
  readonly centreCoverage: number;
}

/** Decodes an image in the browser. */
export function readImage(page: Page, file: Buffer): Promise<ImageFacts> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('This browser has no canvas.');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const pixelAt = (x: number, y: number) => {
      const start = (y * width + x) * 4;
      return data.slice(start, start + 4).join();
    };

    const colours = new Set<number>();
    for (let i = 0; i < data.length; i += 4)
      colours.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));

    const isCentre = (at: number, length: number) => at > length / 3 && at < (length * 2) / 3;
    let sampled = 0;
    let covered = 0;
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        if (!isCentre(x, width) || !isCentre(y, height)) continue;
        sampled += 1;
        if (pixelAt(x, y) !== '255,255,255,255') covered += 1;
      }
    }
    return {
      width,
      height,
      corners: [
        pixelAt(0, 0),
        pixelAt(width - 1, 0),
        pixelAt(0, height - 1),
        pixelAt(width - 1, height - 1),
      ],
      colourCount: colours.size,
      centreCoverage: covered / sampled,
    };
  }, file.toString('base64'));
}
