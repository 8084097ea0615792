import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getLaunchOptions } from '@guildpath/scripts/find-chromium';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';

export interface OpenWorkbench {
  /** Address of the workbench, without a slash at its end. */
  url: string;
  browser: Browser;
  close: () => Promise<void>;
}

/** Builds the workbench into a folder of its own, serves it on a free port of this machine, and starts Chromium. */
export async function openWorkbench(): Promise<OpenWorkbench> {
  const launchOptions = getLaunchOptions();
  const configFile = join(dirname(fileURLToPath(import.meta.url)), '../../vite.config.ts');
  const outDir = await mkdtemp(join(tmpdir(), 'guildpath-workbench-'));
  const shared = { configFile, build: { outDir }, logLevel: 'warn' } as const;
  await build(shared);
  const server = await preview({ ...shared, preview: { port: 0 } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The workbench has no port');
  const browser = await chromium.launch(launchOptions);
  return {
    url: `http://127.0.0.1:${address.port}`,
    browser,
    close: async () => {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
