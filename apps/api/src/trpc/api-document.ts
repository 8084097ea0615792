import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { buildOpenApiDocument, type DocumentOptions } from './openapi.ts';

/** Keyed by `isSecure`. Shared by all apps of the process, which have the same calls. */
const documents = new Map<boolean, ReturnType<typeof buildOpenApiDocument>>();

/** Serves the OpenAPI document, and a page that shows it. */
export async function apiDocument(app: FastifyInstance, options: DocumentOptions): Promise<void> {
  const document = documents.get(options.isSecure) ?? buildOpenApiDocument(options);
  documents.set(options.isSecure, document);
  app.get('/openapi.json', () => document);
  await app.register(fastifySwagger, {
    mode: 'static',
    // The plugin's types end at OpenAPI 3.0, but it does not change the document.
    specification: { document } as unknown as StaticDocumentSpec,
  });
  // The page links its files by absolute path, which lacks the prefix of this plugin.
  await app.register(fastifySwaggerUi, { routePrefix: '/docs', indexPrefix: app.prefix });
}
