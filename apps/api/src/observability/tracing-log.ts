import { type DiagLogger, DiagLogLevel, diag } from '@opentelemetry/api';
import { pino } from 'pino';
import { withoutPersonalData } from '../shared/redact-error.ts';
import { logSettings } from './log.ts';

/** While a collector is down, exports fail every few seconds for the same reason. */
const quietMs = 60_000;
const detailMaxLength = 300;

type Warn = (fields: { readonly detail: string; readonly unlogged: number }, line: string) => void;

/** Logs OpenTelemetry's own warnings and errors, such as failed exports. */
export function logDiagnostics(level: string): void {
  const log = pino(logSettings(level), pino.destination(2));
  const logger = createDiagnosticsLogger((fields, line) => log.warn(fields, line));
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** Logs at most one line a minute; the next one says how many were dropped. */
export function createDiagnosticsLogger(warn: Warn, now = () => performance.now()): DiagLogger {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  const note = (message: string) => {
    if (now() < quietUntil) {
      unlogged += 1;
      return;
    }
    quietUntil = now() + quietMs;
    warn({ detail: toDetail(message), unlogged }, 'OpenTelemetry: traces may be missing');
    unlogged = 0;
  };
  const ignore = () => undefined;
  return { error: note, warn: note, info: ignore, debug: ignore, verbose: ignore };
}

function toDetail(text: string): string {
  return withoutPersonalData(readMessage(text)).slice(0, detailMaxLength);
}

function readMessage(text: string): string {
  // OpenTelemetry passes an error as JSON, including its stack.
  if (!text.startsWith('{')) return text;
  try {
    const { message, code } = JSON.parse(text) as { message?: unknown; code?: unknown };
    return [message, code].filter((part) => typeof part === 'string' && part !== '').join(' ');
  } catch {
    // Not JSON, so it is the message itself.
    return text;
  }
}
