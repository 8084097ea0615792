import { Readable } from 'node:stream';
import { toLine } from './endpoint-words.ts';
import { NarratorFailure } from './narrator-failure.ts';

export interface Endpoint {
  /** URL of the chat completions of an OpenAI-compatible API. */
  readonly url: string;
  readonly apiKey: string | undefined;
}

export interface EndpointAnswer {
  readonly status: number;
  readonly text: string;
}

/** Bounds for the endpoint's Retry-After. */
const minRetryAfterMs = 1_000;
const maxRetryAfterMs = 3_600_000;
/** Many times the longest texts with a model's reasoning. */
const maxAnswerBytes = 1_000_000;

/**
 * Returns an answer of any status. Throws a `NarratorFailure` when there is none in time, when it is too
 * long, and when the endpoint asks for a call later.
 */
export async function callEndpoint(
  endpoint: Endpoint,
  body: object,
  signal: AbortSignal,
): Promise<EndpointAnswer> {
  try {
    return await post(endpoint, body, signal);
  } catch (error) {
    if (error instanceof NarratorFailure) throw error;
    const why = signal.aborted ? 'did not answer in time' : `cannot be reached${toReason(error)}`;
    throw new NarratorFailure('failed', `The AI endpoint ${why}.`);
  }
}

async function post({ url, apiKey }: Endpoint, body: object, signal: AbortSignal) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    // The prompt goes to no other host.
    redirect: 'error',
    signal,
  });
  const { status, headers } = response;
  const retryAfterMs = toRetryAfterMs(headers.get('retry-after'));
  if (retryAfterMs !== undefined && (status === 429 || status === 503)) {
    await response.body?.cancel();
    throw new NarratorFailure('busy', `The AI endpoint answered ${status}.`, retryAfterMs);
  }
  return { status, text: response.body ? await readBounded(response.body, signal) : '' };
}

function toRetryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, minRetryAfterMs), maxRetryAfterMs);
}

async function readBounded(body: NonNullable<Response['body']>, signal: AbortSignal) {
  const chunks: Uint8Array[] = [];
  let bytesLeft = maxAnswerBytes;
  // `fetch` itself may forget its signal when garbage is collected.
  for await (const chunk of Readable.fromWeb(body, { signal }) as AsyncIterable<Uint8Array>) {
    bytesLeft -= chunk.length;
    chunks.push(chunk);
    if (bytesLeft > 0) continue;
    const size = `${maxAnswerBytes / 1e6} MB`;
    throw new NarratorFailure('failed', `The AI endpoint answered more than ${size}.`);
  }
  return Buffer.concat(chunks).toString();
}

/** Names the innermost cause, such as an unknown host or a certificate. */
function toReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return '';
  if (cause.cause instanceof Error) return toReason(cause);
  const { code = '' } = cause as NodeJS.ErrnoException;
  // Not of a certificate that has expired, or is of another host.
  const hint = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/.test(code)
    ? '; NODE_EXTRA_CA_CERTS names the certificate of an authority of your own'
    : '';
  return `: ${toLine(cause.message || code)}${hint}`;
}
