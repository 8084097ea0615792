import { type httpBatchLink, TRPCClientError } from '@trpc/client';

type Fetch = NonNullable<Parameters<typeof httpBatchLink>[0]['fetch']>;

/** JSON-RPC's code for an internal error, which tRPC uses by default. */
const internalErrorCode = -32_603;

/**
 * Sends cookies along. Error responses that are not tRPC's own (a proxy's page, the rate limit's JSON) are
 * converted to its format; otherwise the client would drop the status and report a parse error instead of the
 * message.
 */
export const fetchFromApi: Fetch = async (url, init) => {
  // tRPC's type allows for other implementations of fetch.
  const response = await fetch(url, { ...(init as RequestInit), credentials: 'include' });
  if (response.ok) return response;
  const body = toTrpcError(response, await response.text());
  return { ok: false, json: () => Promise.resolve(body) };
};

/**
 * Fetches a file under the name that the server gives it; rejects as a tRPC call does. A plain download link
 * would save an error response as the file.
 */
export async function fetchFile(url: string, defaultName: string): Promise<File> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) {
    // It is an object, whatever the response was.
    throw TRPCClientError.from(toTrpcError(response, await response.text()) as object);
  }
  const header = response.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(header)?.[1] ?? defaultName;
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}

function toTrpcError({ status, statusText }: Response, text: string): unknown {
  const body = parseJson(text);
  if (Array.isArray(body) || isRecordWith(body, 'error')) return body;
  const isMarkup = /^\s*</.test(text);
  return {
    error: {
      code: internalErrorCode,
      message: isRecordWith(body, 'message')
        ? String(body.message)
        : (!isMarkup && text) || statusText,
      data: { httpStatus: status, code: isRecordWith(body, 'code') ? body.code : undefined },
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Plain text becomes the message as it is.
    return undefined;
  }
}

function isRecordWith<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && key in value;
}
