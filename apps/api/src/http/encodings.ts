import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Below this an answer fits into one packet anyway. */
export const thresholdBytes = 1_400;

/** How bytes travel; the better one first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const pack: Readonly<Record<Encoding, (body: Buffer, quality: number) => Promise<Buffer>>> = {
  br: (body, quality) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/** A body as it travels: encoded, or as it is. */
export interface EncodedBody {
  readonly encoding: Encoding | undefined;
  readonly bytes: Buffer;
}

/** In the best encoding that a client accepts, by its `Accept-Encoding`. */
export type EncodeFor = (accepted: string | string[] | undefined) => Promise<EncodedBody>;

/**
 * A body that is sent often: encoded when someone first takes it so, and kept.
 *
 * @param brotliQuality 0 to 11; the last is meant for what is encoded a few times a day
 */
export function keepEncoded(body: Buffer, brotliQuality: number): EncodeFor {
  const asItIs: Promise<EncodedBody> = Promise.resolve({ encoding: undefined, bytes: body });
  const encoded = new Map<Encoding, Promise<EncodedBody>>();
  return (accepted) => {
    if (body.length < thresholdBytes) return asItIs;
    const encoding = negotiate(String(accepted ?? '').toLowerCase(), [...encodings]);
    if (!encoding) return asItIs;
    const known = encoded.get(encoding);
    if (known) return known;
    const made = pack[encoding](body, brotliQuality).then((bytes) => ({ encoding, bytes }));
    encoded.set(encoding, made);
    // What could not be encoded may be next time.
    made.catch(() => encoded.delete(encoding));
    return made;
  };
}
