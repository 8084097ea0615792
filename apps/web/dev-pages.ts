import type { PageOptions, WebEntry } from '@guildpath/api/web-app';
import type { Plugin } from 'vite';

/** Renders the pages of the development server with data from the API. */
export function devPages(apiUrl: string): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (server) => () => {
      const render = async (path: string) => {
        const loaded = await server.ssrLoadModule('/src/entry-server.tsx');
        const { renderPage } = loaded.webEntry as WebEntry;
        const { shields } = (await server.ssrLoadModule('@guildpath/api/shields')) as PageOptions;
        const request = new Request(new URL(path, server.resolvedUrls?.local[0]));
        const page = await renderPage({ request, siteUrl: apiUrl, nonce: '', shields });
        return { page, html: await page.text() };
      };
      server.middlewares.use(({ originalUrl = '/' }, response, next) => {
        render(originalUrl).then(({ page, html }) => {
          response.writeHead(page.status, Object.fromEntries(page.headers)).end(html);
        }, next);
      });
    },
  };
}
