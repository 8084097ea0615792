import { accountExportSchema, adminUserInput, exportCatalogueInput } from '@guildpath/contract';
import { toExportName } from '../../accounts/export-account.ts';
import { requireRecentProof } from '../../accounts/proof.ts';
import { exportCsv } from '../../catalogue/import/plan-import.ts';
import { loadCatalogue } from '../../catalogue/load-catalogue.ts';
import { csvContent, type FileRoute } from '../../trpc/files.ts';
import { toContent } from '../../trpc/openapi.ts';
import { callsPerMinute, requireAdmin } from '../../trpc/trpc.ts';
import { exportUser } from './administer-users.ts';

export const adminFiles: readonly FileRoute[] = [
  {
    operationId: 'admin.exportCatalogue',
    path: '/admin/catalogue/{kind}',
    summary:
      'The list of one kind of the catalogue, as a CSV file that `pnpm catalogue import` accepts',
    params: exportCatalogueInput,
    content: csvContent,
    refusals: ['FORBIDDEN', 'PASSKEY_REQUIRED'],
    read: async (ctx, params) => {
      const { id: userId } = await requireAdmin(ctx);
      const { kind } = exportCatalogueInput.parse(params);
      const text = exportCsv(await loadCatalogue(ctx.db), kind);
      await ctx.record('admin.catalogue-exported', { userId, reason: kind });
      return { name: `${kind}.csv`, type: 'text/csv', text };
    },
  },
  {
    operationId: 'admin.exportUser',
    path: '/admin/users/{id}/export',
    summary: 'Everything stored about an account, as the file that its owner would get',
    params: adminUserInput,
    content: toContent(accountExportSchema),
    refusals: ['PROOF_REQUIRED', 'FORBIDDEN', 'PASSKEY_REQUIRED', 'NOT_FOUND'],
    read: async (ctx, params) => {
      const { id: userId } = await requireAdmin(ctx);
      await requireRecentProof(ctx);
      ctx.countCall('admin.exportUser', callsPerMinute.occasional);
      const { id } = adminUserInput.parse(params);
      const text = await exportUser(ctx, { id });
      await ctx.record('admin.user-exported', { userId, reason: `account ${id}` });
      return { name: toExportName(ctx), type: 'application/json', text };
    },
  },
];
