import { register } from 'node:module';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { logDiagnostics } from './tracing-log.ts';

/** Not worth a trace each: supervisors ask every few seconds. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Sends traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`, and takes the other variables of OpenTelemetry as its
 * documentation has them. To be called before anything is imported that is traced. Returns what sends the rest and ends it.
 *
 * Spans name calls and statements, never whom they are about: addresses are left out of them, and so are query strings,
 * which may hold the token of a mailed link, and the parameters of statements.
 */
export function startTracing({
  serviceName,
  logLevel,
}: {
  readonly serviceName: string;
  readonly logLevel: string;
}): () => Promise<void> {
  // For modules that are imported; those that are required are hooked into without it.
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const sdk = new NodeSDK({
    serviceName,
    // The exporter alone: metrics have a page of their own, and logs go to standard error.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => probes.has(url.split('?', 1)[0] ?? ''),
        requestHook: (span) => {
          for (const name of personal) span.setAttribute(name, '');
        },
      }),
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        // A span for each of our dozen hooks would hide the others.
        instrumentHooks: false,
        requestHook: (span, { url }) => {
          span.setAttribute('url.path', url.split('?', 1)[0] ?? '');
        },
      }),
      new PgInstrumentation({ enhancedDatabaseReporting: false, requireParentSpan: true }),
    ],
  });
  sdk.start();
  logDiagnostics(logLevel);
  return () => sdk.shutdown();
}

/** What names a visitor, or may hold a token. */
const personal = [
  'client.address',
  'http.client_ip',
  'http.url',
  'http.user_agent',
  'net.peer.ip',
  'network.peer.address',
  'url.full',
  'url.query',
  'user_agent.original',
];
