const loadedByTheApp =
  /\s*<(script|link)\b[^>]*(type="module"|rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g;

/** The template as it is, with a head. The fonts come behind the app's code, and ahead of its words. */
export function toShellDocument(template, { headTags, fonts }) {
  return withHead(template, [...headTags, ...fonts.map(toPreload)]);
}

/** A finished page: its styles inside, its code for the time after it has been seen. */
export function toPageDocument(template, { path, html, headTags }, parts) {
  const { stylesheets, styles, fonts, bootFile, entryFile } = parts;
  const tags = [
    ...fonts.map(toPreload),
    ...headTags,
    `<style>${styles}</style>`,
    // Never fetched; they tell the app that it has these styles.
    ...stylesheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    `<script type="module" src="/${bootFile}" data-entry="/${entryFile}"></script>`,
  ];
  return withHead(template.replace(loadedByTheApp, ''), tags).replace(
    '<div id="root"></div>',
    () => `<div id="root" data-page="${path}">${html}</div>`,
  );
}

/** The template's title gives way to the page's own. */
function withHead(template, tags) {
  return template
    .replace(/\s*<title>.*?<\/title>/s, '')
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function toPreload(file) {
  return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`;
}
