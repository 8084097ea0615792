import type { FastifyRequest } from 'fastify';
import type { RequestContext } from './context.ts';
import { callProcedure } from './procedure-call.ts';
import { WrittenJson } from './written-json.ts';

/** As tRPC puts a result. */
const envelope = ['{"result":{"data":', '}}'] as const;
const batchEnvelope = [`[${envelope[0]}`, `${envelope[1]}]`] as const;

/**
 * The answer to a tRPC query whose result is JSON already (`writtenOutput`), called alone, be it as a batch of one: a third
 * of the work that tRPC would have with it. Undefined for anything else, such as an input that is refused or a call that
 * fails: then the answer is tRPC's to give, which may ask once more, because a query changes nothing.
 */
export async function answerWrittenQuery(
  request: FastifyRequest,
  toContext: (request: FastifyRequest) => RequestContext,
  procedurePath: string,
): Promise<Buffer | undefined> {
  const { batch, input = '' } = request.query as {
    readonly batch?: string;
    readonly input?: string;
  };
  // In another format.
  if (request.headers['trpc-accept'] !== undefined) return undefined;
  const isBatch = batch === '1';
  try {
    const given: unknown = JSON.parse(input);
    const own = isBatch ? (given as Readonly<Record<string, unknown>>)['0'] : given;
    const answer = await callProcedure(toContext(request), procedurePath, own);
    if (!(answer instanceof WrittenJson)) return undefined;
    return answer.toBytes(isBatch ? batchEnvelope : envelope);
  } catch {
    return undefined;
  }
}
