import { minify_sync as minify } from 'terser';

const loadedByTheApp =
  /\s*<(script|link)\b[^>]*(type="module"|rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g;

/** Of a stream that the router would send: what only takes scripts away again, at the cost of bytes and of a hash. */
const tidying = [
  /<script>document\.currentScript\.remove\(\);\/\*\$tsr-stream-boundary\*\/<\/script>/,
  /\{let s=document\.currentScript,p;while\([^{}]*s\.remove\(\)\}(?=<\/script>)/,
];

/** What React renders ahead of the app's container and what it appends: the title, and scripts for the hydration. */
const rendered =
  /^<!DOCTYPE html>(?<title><title>.*?<\/title>)(?<app>.*?)(?<scripts>(<script\b[^>]*>[^<]*<\/script>)*)$/s;

/** A prerendered page: its styles inline, the app's code loaded after the first paint. */
export function toPageDocument(template, page, parts) {
  const { title, app, scripts } = split(page);
  const tags = [
    title,
    ...page.headTags,
    `<style>${parts.styles}</style>`,
    toModule(startWhenIdle(parts)),
  ];
  const document = fill(template, tags, `${scripts}<div id="root">${app}</div>`);
  if (!page.openTiers) return document;
  return document.replace('<html', `<html data-open-tiers="${page.openTiers.join(' ')}"`);
}

/** The shell of a screen that depends on the visitor: what it shows while it loads, and all that it will ask for. */
export function toShellDocument(template, page, parts) {
  // Without a title: the app adds its own behind it, and a browser shows the first.
  // The app itself asks for the late styles: a stylesheet here would hold back the first paint.
  const tags = [...toShellTags(page, parts, parts.scripts), toModule(startOncePainted(parts))];
  return fill(template, tags, `<div id="root">${split(page).app}</div>`);
}

/**
 * The first scene of a quest, to be hydrated as a prerendered page is. With answers in the browser it is never seen: the
 * shell stands in its place, and the app renders as it does into a shell.
 */
export function toSceneDocument(template, shell, parts) {
  const { title, app, scripts } = split(shell.scene);
  const tags = [
    title,
    `<script>${hideSceneOnceBegun(shell.scene)}</script>`,
    '<style>[data-begun] #root{display:none}</style>',
    ...toShellTags(shell, parts),
    toModule(startOncePainted(parts, parts.scripts)),
  ];
  return fill(
    template,
    tags,
    `${scripts}<div id="root" data-tier="${shell.scene.tier}">${app}</div>
    <template id="shell">${split(shell).app}</template>
    <script>${showShellOnceBegun}${takeEarlyKeys}</script>`,
  );
}

/** Runs before the scene is parsed, so that it is not painted. */
function hideSceneOnceBegun({ notWith }) {
  return `
try {
  if (${JSON.stringify(notWith)}.some((key) => localStorage.getItem(key))) document.documentElement.dataset.begun = '';
} catch (error) {
  console.warn('This browser keeps no answers; the quest begins with its first scene.', error);
}
`;
}

const showShellOnceBegun = `
if ('begun' in document.documentElement.dataset) {
  document.getElementById('root').replaceChildren(document.getElementById('shell').content);
  delete document.documentElement.dataset.begun;
  delete window.$_TSR;
}
`;

/** The keys of a scene, until the app runs: what they choose stays chosen, and React keeps the submission. */
const takeEarlyKeys = `
addEventListener('keydown', (event) => {
  const form = document.querySelector('form[data-served]');
  const { key, target, defaultPrevented, repeat, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!form || defaultPrevented || repeat || ctrlKey || metaKey || altKey || shiftKey) return;
  const options = [...form.querySelectorAll('[type=radio]')];
  (options['1234'.indexOf(key)] ?? options.find(({ value }) => value === key.toLowerCase()))?.click();
  if (key === 'Enter' && !target.closest('a, button, input')) form.requestSubmit();
});
`;

/** Without scripts: the page is there before they are. */
function toShellTags(page, parts, scripts = []) {
  return [
    ...page.headTags,
    ...parts.requests.map(
      (address) =>
        `<link rel="preload" href="${escapeHtml(address)}" as="fetch" crossorigin="use-credentials" />`,
    ),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" />`),
    `<style>${parts.styles}</style>`,
  ];
}

function split({ path, html }) {
  const { title, app, scripts } = rendered.exec(html)?.groups ?? {};
  if (!app) throw new Error(`The page ${path} was not rendered as expected.`);
  const tidied = tidying.reduce((rest, part) => rest.replace(part, ''), scripts);
  return { title, app, scripts: toOneScript(tidied) };
}

/** Each script of its own would have its hash in the header. */
function toOneScript(scripts) {
  const codes = Array.from(
    scripts.matchAll(/<script\b[^>]*>([^<]*)<\/script>/g),
    ([, code]) => code,
  );
  return codes.length > 0 ? `<script>${codes.join(';')}</script>` : '';
}

const defineAdd = `
const add = (link) => document.head.appendChild(Object.assign(document.createElement('link'), link));
`;

/**
 * Tells the app that the styles of these files are in the page or will be. Disabled, so never fetched by that; written
 * into the page they would be, for browsers read ahead without regard to it. The script has the last link as `last`.
 */
function declareStyles(files) {
  const hrefs = files.map((file) => `/${file}`);
  return `
let last;
for (const href of ${JSON.stringify(hrefs)}) last = add({ rel: 'stylesheet', disabled: true, href });
`;
}

/**
 * A frame that was asked for has not been painted when it is called back: only the browser knows when it was. The first
 * paint of all may be of an empty background. Hidden pages and browsers that resist fingerprinting tell of none; a hidden
 * one has nothing to wait for.
 */
const definePainted = `
const painted = new Promise((resolve) => {
  setTimeout(resolve, document.hidden ? 0 : 3000);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
  }).observe({ type: 'paint', buffered: true });
});
`;

/** Loads the app once the page is painted: with its code at hand, a browser would run that first. */
function startOncePainted(parts, scripts = []) {
  const hrefs = scripts.map((file) => `/${file}`);
  return `${defineAdd}${declareStyles(parts.stylesheets)}${definePainted}
painted.then(() => {
  for (const href of ${JSON.stringify(hrefs)}) add({ rel: 'modulepreload', href });
  return ${importApp(parts)};
});
`;
}

/**
 * Loads the fonts and the app once the page is painted, loaded and idle, or at the first sign of interaction: a pointer
 * that only rests where the page appears is none. The stylesheet that names the fonts waits until each is decoded, because
 * each step would lay out the whole page again.
 */
function startWhenIdle(parts) {
  const { entryFile, lateStyles, stylesheets } = parts;
  const fonts = lateStyles.fonts.map((file) => `/${file}`);
  return `${defineAdd}${declareStyles([...stylesheets, lateStyles.file])}${definePainted}
let faces;
const loadFonts = () =>
  Promise.allSettled(${JSON.stringify(fonts)}.map((href) => new FontFace('late', 'url(' + href + ')').load())).then((settled) => {
    last.disabled = false;
    return settled;
  });
const start = () => {
  faces ??= loadFonts();
  add({ rel: 'modulepreload', href: '/${entryFile}' });
  return ${importApp(parts)};
};
const startWhenIdle = () => window.requestIdleCallback?.(start, { timeout: 2000 }) ?? setTimeout(start, 200);
painted.then(() => {
  for (const intent of ['pointerdown', 'pointermove', 'keydown', 'focusin']) addEventListener(intent, start, { once: true });
});
addEventListener('load', () => painted.then(startWhenIdle));
`;
}

function toModule(code) {
  return `<script type="module">${minify(code, { module: true, compress: { passes: 3 } }).code}</script>`;
}

/** First the libraries: all in one, a slow phone would answer nothing for as long as both take. */
function importApp({ vendorFile, entryFile }) {
  return `import('/${vendorFile}').then(() => import('/${entryFile}'))`;
}

function fill(template, tags, body) {
  const { tag, end } = waitFor(body);
  return template
    .replace(loadedByTheApp, '')
    .replace(/\n +/g, '\n')
    .replace('</head>', () => `${[tag, ...tags].join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => body + end);
}

/**
 * Keeps a browser that has parsed the beginning of a page from painting it while what comes next would move it: what
 * follows the bar changes nothing above, but what is centered in the window moves with each further line.
 */
function waitFor(body) {
  const expect = (id) => `<link rel="expect" href="#${id}" blocking="render" />`;
  return body.includes('data-centered')
    ? { tag: expect('whole'), end: '<template id="whole"></template>' }
    : { tag: expect('content'), end: '' };
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
