import { accountExportSchema } from '@guildpath/contract';
import { exportAccount, toExportName } from '../../accounts/export-account.ts';
import { requireRecentProof } from '../../accounts/proof.ts';
import { exportsPerHour, takeAttempt, toLimit } from '../../limits/limits.ts';
import type { FileRoute } from '../../trpc/files.ts';
import { toContent } from '../../trpc/openapi.ts';
import { callsPerMinute } from '../../trpc/trpc.ts';

export const accountFile: FileRoute = {
  operationId: 'user.export',
  path: '/user/export',
  summary: 'Everything stored about the caller, as a file; at most two an hour',
  content: toContent(accountExportSchema),
  refusals: ['PROOF_REQUIRED'],
  read: async (ctx) => {
    ctx.countCall('user.export', callsPerMinute.occasional);
    const viewer = await ctx.requireViewer('user');
    // A refusal must not count as an export.
    await requireRecentProof(ctx);
    const reason = `You can download your data ${exportsPerHour} times an hour.`;
    await takeAttempt(ctx, [toLimit(ctx, 'export', viewer.id)], reason);
    await ctx.record('auth.account-exported', { userId: viewer.id });
    const text = await exportAccount(ctx, viewer);
    return { name: toExportName(ctx), type: 'application/json', text };
  },
};
