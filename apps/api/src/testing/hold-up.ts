import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface Listening {
  readonly url: URL;
}

function open({ url }: Listening): Socket {
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Clients that keep a connection for as long as the server lets them. Resolves when it has them all. */
export async function holdUp(server: Listening): Promise<void> {
  const dripping = open(server);
  dripping.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
  );
  const drip = setInterval(() => dripping.write(' '), 500);
  onTestFinished(() => clearInterval(drip));
  const ofHeaders = open(server);
  ofHeaders.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  // Asks for far more than the buffers of both ends hold, and reads none of it.
  const notReading = open(server);
  notReading.pause();
  notReading.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200));
  open(server);
  const kept = open(server);
  kept.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  // The last to connect is answered last.
  await once(kept, 'data');
}
