import { adminUserInput, exportCatalogueInput } from '@guildpath/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { requireRecentProof } from '../../accounts/proof.ts';
import { exportOperation, sendExport } from '../../accounts/send-export.ts';
import { exportCsv } from '../../catalogue/import/plan-import.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { commonErrorCodes, toErrorResponses } from '../../trpc/error-responses.ts';
import { sessionSecurity } from '../../trpc/openapi.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { callsPerMinute, requireAdmin } from '../../trpc/trpc.ts';
import { exportUser } from './administer-users.ts';

interface AdminFilesOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

/** Serves files to administrators, which procedures cannot. */
export async function adminFiles(
  app: FastifyInstance,
  { toContext }: AdminFilesOptions,
): Promise<void> {
  // There are no HEAD routes, because they would be recorded as exports.
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

  app.get('/admin/users/:id/export', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = toContext(request);
    const { id: userId } = await requireAdmin(ctx);
    await requireRecentProof(ctx);
    ctx.countCall('admin.exportUser', callsPerMinute.occasional);
    const { id } = adminUserInput.parse(request.params);
    const text = await exportUser(ctx, { id });
    await ctx.record('admin.user-exported', { userId, reason: `account ${id}` });
    return sendExport(reply, ctx, text);
  });
}

export const adminFilePaths: ZodOpenApiPathsObject = {
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
  '/admin/users/{id}/export': {
    get: {
      operationId: 'admin.exportUser',
      summary: 'Everything stored about an account, as the file that its owner would get',
      tags: ['admin'],
      requestParams: { path: adminUserInput },
      ...exportOperation(['FORBIDDEN', 'PASSKEY_REQUIRED', 'NOT_FOUND']),
    },
  },
};
