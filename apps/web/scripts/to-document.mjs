const loadedByTheApp =
  /\s*<(script|link)\b[^>]*(type="module"|rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g;

/** What React renders ahead of the app's container and what it appends: the title, and scripts for the hydration. */
const rendered =
  /^<!DOCTYPE html>(?<title><title>.*?<\/title>)(?<app>.*?)(?<scripts>(<script\b[^>]*>[^<]*<\/script>)*)$/s;

/** The template with head tags and font preloads. */
export function toShellDocument(template, { headTags, fonts }) {
  return withHead(template, [...headTags, ...fonts.map(toPreload)]);
}

/** A prerendered page: its styles inline, the app's code loaded after the first paint. */
export function toPageDocument(template, { path, html, headTags }, parts) {
  const { stylesheets, styles, fonts, entryFile } = parts;
  const { title, app, scripts } = rendered.exec(html)?.groups ?? {};
  if (!app) throw new Error(`The page ${path} was not rendered as expected.`);
  const tags = [
    title,
    ...fonts.map(toPreload),
    ...headTags,
    `<style>${styles}</style>`,
    // Disabled, so never fetched; they tell the app that these styles are already present.
    ...stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    `<script type="module">${startWhenIdle(`/${entryFile}`)}</script>`,
  ];
  return withHead(template.replace(loadedByTheApp, ''), tags).replace(
    '<div id="root"></div>',
    // Before the app's markup, so that React already captures a form submitted as soon as it is visible.
    () => `${scripts}<div id="root">${app}</div>`,
  );
}

/** Loads the app once the page is loaded and idle, or at the first sign of interaction. */
function startWhenIdle(entry) {
  return `
const start = () => import('${entry}');
for (const intent of ['pointerdown', 'pointerover', 'keydown', 'focusin']) addEventListener(intent, start, { once: true, passive: true });
const startIfIdle = () => 'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200);
document.readyState === 'complete' ? startIfIdle() : addEventListener('load', startIfIdle);
`;
}

function withHead(template, tags) {
  return template.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function toPreload(file) {
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;
}
