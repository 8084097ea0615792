import { exportCatalogueInput } from '@guildpath/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { exportCsv } from '../../catalogue/import/plan-import.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { commonErrorCodes, toErrorResponses } from '../../trpc/error-responses.ts';
import { sessionSecurity } from '../../trpc/openapi.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { requireAdmin } from '../../trpc/trpc.ts';

interface CatalogueExportOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

/** Serves a list of the catalogue to administrators as a CSV file, which a procedure cannot. */
export async function catalogueExport(
  app: FastifyInstance,
  { toContext }: CatalogueExportOptions,
): Promise<void> {
  // There is no HEAD route, because it would be recorded as an export.
  app.get('/admin/catalogue/:kind', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = toContext(request);
    const { id: userId } = await requireAdmin(ctx);
    const { kind } = exportCatalogueInput.parse(request.params);
    const csv = exportCsv(await loadCatalogue(ctx.db), kind);
    await ctx.record('admin.catalogue-exported', { userId, reason: kind });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${kind}.csv"`)
      .send(csv);
  });
}

export const catalogueExportPaths: ZodOpenApiPathsObject = {
  '/admin/catalogue/{kind}': {
    get: {
      operationId: 'admin.exportCatalogue',
      summary:
        'The list of one kind of the catalogue, as a CSV file that `pnpm catalogue import` accepts',
      tags: ['admin'],
      security: sessionSecurity,
      requestParams: { path: exportCatalogueInput },
      responses: {
        '200': {
          description: 'Done',
          content: { 'text/csv': { schema: { type: 'string' } } },
        },
        ...toErrorResponses([...commonErrorCodes, 'UNAUTHORIZED', 'FORBIDDEN', 'PASSKEY_REQUIRED']),
      },
    },
  },
};
