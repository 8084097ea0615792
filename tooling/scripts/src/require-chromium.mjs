import { describeMissingChromium, findChromium } from './find-chromium.mjs';

/** Global set-up of every suite that runs in a browser: says in one line what is missing. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of a global set-up.
export default function requireChromium() {
  if (!findChromium()) throw new Error(describeMissingChromium());
}
