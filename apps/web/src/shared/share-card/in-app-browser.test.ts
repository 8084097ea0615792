import { expect, it } from 'vitest';
import { isInAppBrowser } from './in-app-browser.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36';

it.each([
  `${iPhone} (KHTML, like Gecko) Mobile/22B83 Instagram 355.0.0.29.96 (iPhone16,2; iOS 18_1; en_US)`,
  `${iPhone} (KHTML, like Gecko) Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.66.103;FBDV/iPhone16,2]`,
  `${android} (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;]`,
  `${android} (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile musical_ly_2023 BytedanceWebview/d8a21c6`,
  `${iPhone} (KHTML, like Gecko) Mobile/15E148 Snapchat/13.14.0.43 (like Safari/604.1)`,
  `${iPhone} (KHTML, like Gecko) Mobile/15E148 Twitter for iPhone/10.66`,
])('a browser inside an app is one: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

it.each([
  `${iPhone} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
])('a browser of its own is none: %s', (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
