import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** How a body travels. */
export type Encoding = 'identity' | Packed;
type Packed = (typeof packed)[number];

/** The better one first. */
const packed = ['br', 'gzip'] as const;

const packWith: Readonly<Record<Packed, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliCompress),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** The best encoding that a client accepts, by its `Accept-Encoding`. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  return negotiate(String(accepted ?? '').toLowerCase(), [...packed]) ?? 'identity';
}

/** A body in any encoding, as small as it gets; made when it is first asked for, and kept. */
export function createEncodedBody(body: Buffer): (encoding: Encoding) => Promise<Buffer> {
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(body)]]);
  return (encoding) => {
    const known = bodies.get(encoding);
    if (known || encoding === 'identity') return known ?? Promise.resolve(body);
    const made = packWith[encoding](body);
    bodies.set(encoding, made);
    return made;
  };
}
