import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { exportAccount } from '../../accounts/export-account.ts';
import { requireRecentProof } from '../../accounts/proof.ts';
import { exportOperation, sendExport } from '../../accounts/send-export.ts';
import { exportsPerHour, takeAttempt, toLimit } from '../../limits/limits.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { callsPerMinute } from '../../trpc/trpc.ts';

interface ExportPageOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
}

/** Serves everything stored about the viewer as a file, which a procedure cannot. */
export async function exportPage(
  app: FastifyInstance,
  { toContext }: ExportPageOptions,
): Promise<void> {
  // There is no HEAD route, because it would count as a download.
  app.get('/user/export', { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = toContext(request);
    ctx.countCall('user.export', callsPerMinute.occasional);
    const viewer = await ctx.requireViewer('user');
    // A refusal must not count as an export.
    await requireRecentProof(ctx);
    if (ctx.env.hasRateLimit) {
      const reason = `You can download your data ${exportsPerHour} times an hour.`;
      await takeAttempt(ctx, [toLimit(ctx, 'export', viewer.id)], reason);
    }
    await ctx.record('auth.account-exported', { userId: viewer.id });
    return sendExport(reply, ctx, await exportAccount(ctx, viewer));
  });
}

export const exportPaths: ZodOpenApiPathsObject = {
  '/user/export': {
    get: {
      operationId: 'user.export',
      summary: 'Everything stored about the caller, as a file; at most two an hour',
      tags: ['user'],
      ...exportOperation([]),
    },
  },
};
