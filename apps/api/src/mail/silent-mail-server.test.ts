import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openDataDir } from '../testing/open-data-dir.ts';
import { startProcess } from '../testing/start-process.ts';
import { submitAsGuest } from '../testing/submit-as-guest.ts';

it('after SIGTERM the process is gone in twenty seconds with one line in the log, though a mail server is silent', async () => {
  const mailServer = createServer((socket) =>
    socket.on('error', () => undefined).write('220 x\r\n'),
  );
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  onTestFinished(() => void mailServer.close());
  const { port } = mailServer.address() as AddressInfo;
  const SMTP_URL = `smtp://127.0.0.1:${port}`;
  const server = await startProcess({ DATA_DIR: await openDataDir(), SMTP_URL });
  const connected = once(mailServer, 'connection');
  await submitAsGuest(server);
  await connected;
  const { code, ms } = await server.kill('SIGTERM');
  expect(ms).toBeLessThan(20_000);
  expect(code).toBe(1);
  expect(server.logged().filter((line) => line.includes('giving up'))).toHaveLength(1);
}, 60_000);
