import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createAiNarrator } from './ai-narrator.ts';

/** Opens an https server on loopback whose certificate nobody knows. */
async function openTlsServer(): Promise<string> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'guildpath-ai-'));
  const request = ['req', '-newkey', 'rsa:2048', '-nodes', '-x509', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', 'key.pem', '-out', 'cert.pem'], {
    cwd,
    stdio: 'ignore',
  });
  const read = (file: string) => readFileSync(path.join(cwd, file));
  const server = createServer({ key: read('key.pem'), cert: read('cert.pem') });
  rmSync(cwd, { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`;
}

it('a certificate of an unknown authority is named, and how to make it known', async () => {
  const narrator = createAiNarrator({
    url: await openTlsServer(),
    apiKey: undefined,
    model: 'a-model',
  });
  const { ask, close } = narrator.open(new AbortController().signal);
  onTestFinished(close);
  const schema = z.object({ person: z.string() });
  await expect(ask({ instructions: '', facts: {}, schema })).rejects.toThrow(
    /^The AI endpoint cannot be reached: self-signed certificate\b.*; NODE_EXTRA_CA_CERTS names/,
  );
});
