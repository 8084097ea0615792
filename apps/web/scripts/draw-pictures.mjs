// Draws the pictures that are committed: the preview of a shared link and the icons in public/, and the textures of
// parchment, all from our own drawings. Needs Chromium and pngquant. Run it when one of the drawings has changed.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '@guildpath/scripts/find-chromium';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { toIco } from './to-ico.mjs';

const root = path.resolve(import.meta.dirname, '..');
const emblem = await readFile(path.join(root, 'public/favicon.svg'), 'utf8');
const textures = path.resolve(root, '../../packages/ui/src/components/panel/textures');
const night = '#0b0e24';

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
// Without the app's own server, which would answer with its pages.
const server = await createServer({
  root,
  configFile: false,
  appType: 'mpa',
  plugins: [react()],
  server: { port: 0 },
  logLevel: 'error',
});
await server.listen();
await drawPreview();
await drawStory();
await server.close();
await draw('icons/icon-192.png', { size: 192, share: 1 });
await draw('icons/icon-512.png', { size: 512, share: 1 });
// Whatever mask a phone applies, the inner four fifths of the square stay visible.
await draw('icons/maskable-192.png', { size: 192, share: 0.58, background: night });
await draw('icons/maskable-512.png', { size: 512, share: 0.58, background: night });
await draw('apple-touch-icon.png', { size: 180, share: 0.72, background: night });
const small = await Promise.all([16, 32, 48].map((size) => drawIcon({ size, share: 1 })));
await write('favicon.ico', toIco(small));
await drawTexture('fibres', 6);
await drawTexture('stains', 24);
await browser.close();

async function drawPreview() {
  await write('preview.png', quantize(await drawPage('preview', { width: 1200, height: 630 })));
}

/** The story card of the sample result, for the landing page. */
async function drawStory() {
  const png = await drawPage('story', { width: 540, height: 960 });
  const page = await browser.newPage();
  const drawn = await page.evaluate(drawWebp, `data:image/png;base64,${png.toString('base64')}`);
  await page.close();
  await writeWebp(path.join(root, 'src/features/landing/pictures/story.webp'), drawn);
}

async function drawPage(name, viewport) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(new URL(`/src/pictures/${name}.html`, server.resolvedUrls.local[0]).href);
  await page.getByText('Guildpath').first().waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** Runs in the page. */
async function drawWebp(address) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.8);
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

/** A tile of noise, which `textures/*.svg` describe as a filter, with so few shades that it is a small file. */
async function drawTexture(name, shades) {
  const page = await browser.newPage();
  const noise = await readFile(path.join(textures, `${name}.svg`), 'base64');
  const drawn = await page.evaluate(drawShades, [`data:image/svg+xml;base64,${noise}`, shades]);
  await page.close();
  await writeWebp(path.join(textures, `${name}.webp`), drawn);
}

async function writeWebp(file, drawn) {
  const webp = Buffer.from(drawn.split(',')[1], 'base64');
  await writeFile(file, webp);
  console.log(`${path.basename(file)}: ${webp.length} bytes`);
}

/** Runs in the page. */
async function drawShades([address, shades]) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const alphas = image.data.filter((_, index) => index % 4 === 3);
  const step = Math.max(...alphas) / shades;
  for (const [index, alpha] of alphas.entries()) {
    image.data[index * 4 + 3] = Math.round(alpha / step) * step;
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.5);
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
