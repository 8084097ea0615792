import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { commonErrorCodes, toErrorResponses } from './error-responses.ts';

/** Browsers navigate to these paths under `/api`, which all answer with a redirect. */
export const navigations: ZodOpenApiPathsObject = {
  '/login': {
    get: {
      operationId: 'pages.login',
      summary: 'Begins the login at the provider; leads to the login page where there is none',
      parameters: [
        {
          in: 'query',
          name: 'redirect',
          description: 'Where the login ends: a path of this site; anything else becomes /',
          schema: { type: 'string' },
          example: '/assessment/quick',
        },
      ],
      ...redirectsTo('/login?redirect=/assessment/quick'),
    },
  },
  '/login/callback': {
    get: {
      operationId: 'pages.loginCallback',
      summary: 'Where the provider sends the browser back to; ends signed in at the redirect path',
      parameters: [
        { in: 'query', name: 'code', schema: { type: 'string' } },
        { in: 'query', name: 'state', schema: { type: 'string' } },
      ],
      ...redirectsTo('/assessment/quick'),
    },
  },
  '/auth/logout': {
    get: {
      operationId: 'pages.logout',
      summary:
        'Ends the session and leads home; opened by a link on another site, it only leads home',
      ...redirectsTo('/'),
    },
  },
};

function redirectsTo(location: string): Pick<ZodOpenApiOperationObject, 'tags' | 'responses'> {
  return {
    tags: ['pages'],
    responses: {
      '302': {
        description: 'The way on',
        headers: {
          location: { required: true, schema: { type: 'string' }, example: location },
        },
      },
      ...toErrorResponses(commonErrorCodes),
    },
  };
}
