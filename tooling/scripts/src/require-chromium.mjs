import { describeMissingChromium, findChromium } from './find-chromium.mjs';

/** Fails a browser suite with one line before its first test if there is no browser. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of a global set-up.
export default function requireChromium() {
  if (!findChromium()) throw new Error(describeMissingChromium());
}
