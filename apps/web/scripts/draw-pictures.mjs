// Draws the pictures that are committed in public/: the preview of a shared link, and the icons, all from our own
// drawings. Needs Chromium and pngquant. Run it when one of the drawings has changed.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '@guildpath/scripts/find-chromium';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { toIco } from './to-ico.mjs';

const root = path.resolve(import.meta.dirname, '..');
const emblem = await readFile(path.join(root, 'public/favicon.svg'), 'utf8');
const night = '#0b0e24';

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
await drawPreview();
await draw('icons/icon-192.png', { size: 192, share: 1 });
await draw('icons/icon-512.png', { size: 512, share: 1 });
// Whatever mask a phone applies, the inner four fifths of the square stay visible.
await draw('icons/maskable-192.png', { size: 192, share: 0.58, background: night });
await draw('icons/maskable-512.png', { size: 512, share: 0.58, background: night });
await draw('apple-touch-icon.png', { size: 180, share: 0.72, background: night });
const small = await Promise.all([16, 32, 48].map((size) => drawIcon({ size, share: 1 })));
await write('favicon.ico', toIco(small));
await browser.close();

async function drawPreview() {
  const server = await createServer({ root, server: { port: 0 }, logLevel: 'error' });
  await server.listen();
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
  });
  await page.goto(new URL('/src/pictures/preview.html', server.resolvedUrls.local[0]).href);
  await page.getByText('Guildpath').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await write('preview.png', quantize(await page.screenshot()));
  await page.close();
  await server.close();
}

async function draw(name, icon) {
  await write(name, (await drawIcon(icon)).png);
}

/** The emblem in the middle of a square, as a share of its width. */
async function drawIcon({ size, share, background = 'transparent' }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin: 0; height: 100vh; display: grid; place-items: center; background: ${background}">
      <div style="width: ${share * 100}%; line-height: 0">${emblem}</div>
    </body>`,
  );
  const png = quantize(await page.screenshot({ omitBackground: true }));
  await page.close();
  return { size, png };
}

/** Few colours and no dithering: a quarter of the bytes, with no visible difference. */
function quantize(png) {
  return execFileSync('pngquant', ['--nofs', '--speed', '1', '--strip', '128', '-'], {
    input: png,
  });
}

async function write(name, content) {
  const file = path.join(root, 'public', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${name}: ${content.length} bytes`);
}
