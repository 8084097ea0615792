import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SendStored, storeAnswer } from '../http/stored-answer.ts';
import { buildOpenApiDocument, type DocumentOptions } from './openapi.ts';

/** Keyed by `isSecure`. Shared by all apps of the process, which have the same calls. */
const documents = new Map<boolean, SendStored>();

/** Serves the OpenAPI document, and a page that shows it. */
export async function apiDocument(
  app: FastifyInstance,
  options: DocumentOptions & { readonly hasPage: boolean },
): Promise<void> {
  const { isSecure, hasPage } = options;
  const sendStored =
    documents.get(isSecure) ?? storeAnswer(JSON.stringify(buildOpenApiDocument(options)));
  documents.set(isSecure, sendStored);
  const sendDocument = (request: FastifyRequest, reply: FastifyReply) =>
    sendStored(request, reply.type('application/json').header('cache-control', 'no-cache'));
  app.get('/openapi.json', sendDocument);
  if (!hasPage) return;
  // The page needs this plugin, which would write the document for each request. JSON is YAML too.
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} };
  await app.register(fastifySwagger, { mode: 'static', specification: { document } });
  app.addHook('preHandler', async (request, reply) => {
    if (!/\/docs\/(json|yaml)$/.test(request.routeOptions.url ?? '')) return undefined;
    return sendDocument(request, reply);
  });
  // The page links its files by absolute path, which lacks the prefix of this plugin.
  await app.register(fastifySwaggerUi, { routePrefix: '/docs', indexPrefix: app.prefix });
}
