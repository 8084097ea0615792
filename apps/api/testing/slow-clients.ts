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

/** Opens connections that last as long as the server lets them. Resolves once the server has accepted all. */
export async function openSlowClients(server: Listening): Promise<void> {
  const slowSender = open(server);
  slowSender.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
  );
  const timer = setInterval(() => slowSender.write(' '), 500);
  onTestFinished(() => clearInterval(timer));
  const unfinishedHeaders = open(server);
  unfinishedHeaders.write('GET /healthz HTTP/1.1\r\nhost: x\r\n');
  // Requests far more than the buffers of both ends hold, and reads none of it.
  const nonReader = open(server);
  nonReader.pause();
  nonReader.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200));
  open(server);
  const idle = open(server);
  idle.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  // Connections are accepted in order, so an answer here means that all are open.
  await once(idle, 'data');
}
