import { register } from 'node:module';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { logDiagnostics } from './tracing-log.ts';

/** Supervisors call these every few seconds, so they are not traced. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Sends traces to `OTEL_EXPORTER_OTLP_ENDPOINT`; OpenTelemetry's other variables work as documented. Call
 * it before importing anything that is traced. Returns a function that flushes and stops it.
 *
 * Spans contain no network addresses, no query strings, which may hold the token of a mailed link, and no
 * parameters of SQL statements.
 */
export function startTracing({
  serviceName,
  logLevel,
}: {
  readonly serviceName: string;
  readonly logLevel: string;
}): () => Promise<void> {
  // Instruments ES modules; CommonJS modules need no registration.
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const sdk = new NodeSDK({
    serviceName,
    // Metrics have a page of their own, and logs go to standard error.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => probes.has(url.split('?', 1)[0] ?? ''),
        requestHook: (span) => {
          for (const name of personalAttributes) span.setAttribute(name, '');
        },
      }),
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        // Spans for our dozen hooks would hide the others.
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

/** May identify a visitor or contain a token. */
const personalAttributes = [
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
