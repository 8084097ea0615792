import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';

const styles = `
  body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
  label { display: block; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; margin: 0.5rem 0; }
  progress { width: 100%; }
`;

/** Serves a static page with the landing page's text, and a quiz without a framework, from memory. */
export async function servePlainPages(browser: Browser, siteUrl: string) {
  const questions = await fetch(`${siteUrl}/api/assessment/questions/quick`);
  const pages = new Map([
    ['/text', toPage(await readText(browser, siteUrl))],
    ['/quiz', toPage(quizBody(await questions.text()))],
  ]);
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url);
    // Answers the browser's request for an icon without an error in its console.
    if (!page) return response.writeHead(204).end();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    return response.writeHead(200, headers).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function toPage(body: string): Buffer {
  return brotliCompressSync(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Plain</title>
<style>${styles}</style></head><body>${body}</body></html>`);
}

/** Returns the text of the landing page, a paragraph for each line. */
async function readText(browser: Browser, siteUrl: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(siteUrl);
  // biome-ignore lint/performance/useDomNodeTextContent: the text as it is laid out, a line for each block.
  const text = await page.evaluate(() => document.body.innerText);
  await page.close();
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter(Boolean)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('\n');
}

function quizBody(questions: string): string {
  return `<progress max="15"></progress><h1 tabindex="-1"></h1><p id="scenario"></p>
<div id="options"></div><button disabled>Next</button>
<script type="application/json">${questions.replaceAll('<', '\\u003c')}</script>
<script>
  const find = (selector) => document.querySelector(selector);
  const questions = JSON.parse(find('script').textContent);
  const answers = [];
  let index = 0;
  function show() {
    const { title, scenario, question, options } = questions[index];
    find('progress').value = index + 1;
    find('h1').textContent = title;
    find('#scenario').textContent = scenario + ' ' + question;
    find('#options').replaceChildren(...options.map(({ id, label, description = '' }) => {
      const element = document.createElement('label');
      const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'option' });
      input.onchange = () => {
        answers[index] = id;
        find('button').disabled = false;
      };
      element.append(input, ' ' + label + ' ' + description);
      return element;
    }));
    find('button').disabled = true;
    find('h1').focus();
  }
  find('button').onclick = () => {
    index += 1;
    show();
  };
  show();
</script>`;
}
