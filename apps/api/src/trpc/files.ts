import type { ErrorCode } from '@guildpath/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodMiniObject } from 'zod/mini';
import type { ZodOpenApiContentObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { commonErrorCodes, toErrorResponses } from './error-responses.ts';
import { sessionSecurity } from './openapi.ts';
import type { RequestContext } from './request-context.ts';

interface SentFile {
  readonly name: string;
  readonly type: 'application/json' | 'text/csv';
  readonly text: string;
}

/** A file for someone signed in to keep, which a procedure cannot send. */
export interface FileRoute {
  /** Such as `halls.export`. */
  readonly operationId: string;
  /** Has `{name}` for a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly params?: ZodMiniObject;
  readonly content: ZodOpenApiContentObject;
  /** Beside UNAUTHORIZED and those of any call. */
  readonly refusals: readonly ErrorCode[];
  readonly read: (ctx: RequestContext, params: unknown) => Promise<SentFile>;
}

export const csvContent: ZodOpenApiContentObject = { 'text/csv': { schema: { type: 'string' } } };

interface FileOptions {
  readonly files: readonly FileRoute[];
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

export async function fileRoutes(
  app: FastifyInstance,
  { files, toContext }: FileOptions,
): Promise<void> {
  for (const { path, read } of files) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    // There is no HEAD route, because it would be recorded as an export.
    app.get(url, { exposeHeadRoute: false }, async (request, reply) => {
      const { name, type, text } = await read(toContext(request), request.params);
      return reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(text);
    });
  }
}

/** Describes the files for the API document. */
export function toFilePaths(files: readonly FileRoute[]): ZodOpenApiPathsObject {
  const described = files.map(({ operationId, path, summary, params, content, refusals }) => {
    const get = {
      operationId,
      summary,
      tags: operationId.split('.', 1),
      security: sessionSecurity,
      ...(params && { requestParams: { path: params } }),
      responses: {
        '200': { description: 'Done', content },
        ...toErrorResponses([...commonErrorCodes, 'UNAUTHORIZED', ...refusals]),
      },
    };
    return [path, { get }] as const;
  });
  return Object.fromEntries(described);
}
