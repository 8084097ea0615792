import type { ApiClient } from './api-context.ts';
import { type CallAnswer, toCallError } from './call-error.ts';
import { fetchFromApi } from './fetch-from-api.ts';

/** A call that changes something and carries this in its context is sent with it as `Idempotency-Key`. */
export interface CallContext {
  readonly idempotencyKey?: string;
}

interface Call {
  /** The procedure, such as `assessment.submit`. */
  readonly path: string;
  readonly input: unknown;
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A tRPC client of our own: the library's carries subscriptions, sockets and links that nothing here uses, on every
 * page. What is read at the same moment is one request; each change is one of its own. No call can be aborted.
 */
export function createApiClient(): ApiClient {
  const read = createReader();
  const callProcedure: CallProcedure = (path, kind, input, context) =>
    kind === 'query' ? read(path, input) : change(path, input, context);
  // The proxy answers to every name; the type says which of them the server knows.
  return procedureProxy([], callProcedure) as ApiClient;
}

type CallProcedure = (
  path: string,
  kind: string | undefined,
  input: unknown,
  context: CallContext | undefined,
) => Promise<unknown>;

function procedureProxy(names: readonly string[], callProcedure: CallProcedure): unknown {
  return new Proxy(() => undefined, {
    // A client that had a `then` would be taken for a promise.
    get: (_target, name) =>
      typeof name === 'string' && name !== 'then'
        ? procedureProxy([...names, name], callProcedure)
        : undefined,
    apply: (_target, _this, [input, options]: [unknown, { context?: CallContext }?]) =>
      callProcedure(names.slice(0, -1).join('.'), names.at(-1), input, options?.context),
  });
}

/** Gathers what is asked until the code at work has finished. */
function createReader() {
  let waiting: Call[] = [];
  return (path: string, input: unknown) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) {
        setTimeout(() => {
          const calls = waiting;
          waiting = [];
          void send(calls, `&input=${encodeURIComponent(toBody(calls))}`);
        });
      }
      waiting.push({ path, input, resolve, reject });
    });
}

function change(path: string, input: unknown, context: CallContext | undefined) {
  return new Promise((resolve, reject) => {
    const calls = [{ path, input, resolve, reject }];
    void send(calls, '', {
      method: 'POST',
      body: toBody(calls),
      headers: {
        'content-type': 'application/json',
        ...(context?.idempotencyKey ? { 'Idempotency-Key': context.idempotencyKey } : {}),
      },
    });
  });
}

async function send(calls: readonly Call[], query: string, init?: RequestInit): Promise<void> {
  const paths = calls.map(({ path }) => path).join(',');
  try {
    const response = await fetchFromApi(`/trpc/${paths}?batch=1${query}`, init);
    const said: unknown = await response.json();
    for (const [index, { resolve, reject }] of calls.entries()) {
      // What refuses a whole request says so once.
      const answer = (Array.isArray(said) ? said[index] : said) as CallAnswer;
      if ('error' in answer) reject(toCallError(answer.error));
      else resolve(answer.result.data);
    }
  } catch (error) {
    for (const { reject } of calls) reject(error);
  }
}

/** The inputs by their place among the calls. */
function toBody(calls: readonly Call[]): string {
  return JSON.stringify(Object.fromEntries(calls.map(({ input }, index) => [index, input])));
}
