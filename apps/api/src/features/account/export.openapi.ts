import { accountExportSchema, adminUserInput } from '@guildpath/contract';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { commonErrorCodes, toErrorResponses } from '../../trpc/error-responses.ts';
import { sessionSecurity, toContent } from '../../trpc/openapi.ts';

const exported = {
  '200': {
    description: 'Done',
    content: toContent(accountExportSchema),
  },
};

/** Files, which are streamed, rather than answers of procedures. */
export const accountExportPaths: ZodOpenApiPathsObject = {
  '/user/export': {
    get: {
      operationId: 'user.export',
      summary: 'Everything stored about the caller, as a file; at most two an hour',
      tags: ['user'],
      security: sessionSecurity,
      responses: {
        ...exported,
        ...toErrorResponses([...commonErrorCodes, 'UNAUTHORIZED', 'PROOF_REQUIRED']),
      },
    },
  },
  '/admin/users/{id}/export': {
    get: {
      operationId: 'admin.exportUser',
      summary: 'Everything stored about an account, as the file that its owner would get',
      tags: ['admin'],
      security: sessionSecurity,
      requestParams: { path: adminUserInput },
      responses: {
        ...exported,
        ...toErrorResponses([
          ...commonErrorCodes,
          'UNAUTHORIZED',
          'FORBIDDEN',
          'PROOF_REQUIRED',
          'PASSKEY_REQUIRED',
          'NOT_FOUND',
        ]),
      },
    },
  },
};
