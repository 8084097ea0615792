import { accountExportSchema, type ErrorCode } from '@guildpath/contract';
import type { FastifyReply } from 'fastify';
import { commonErrorCodes, toErrorResponses } from '../trpc/error-responses.ts';
import { sessionSecurity, toContent } from '../trpc/openapi.ts';
import type { RequestContext } from '../trpc/request-context.ts';

/** Sends an export as a file to keep. */
export function sendExport(
  reply: FastifyReply,
  { now }: Pick<RequestContext, 'now'>,
  text: string,
): FastifyReply {
  const day = now().toISOString().slice(0, 10);
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="guildpath-data-${day}.json"`)
    .send(text);
}

/** Describes a route that sends an export, for the API document. */
export function exportOperation(refusals: readonly ErrorCode[]) {
  return {
    security: sessionSecurity,
    responses: {
      '200': { description: 'Done', content: toContent(accountExportSchema) },
      ...toErrorResponses([...commonErrorCodes, 'UNAUTHORIZED', 'PROOF_REQUIRED', ...refusals]),
    },
  };
}
