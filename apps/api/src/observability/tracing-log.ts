import { type DiagLogger, DiagLogLevel, diag } from '@opentelemetry/api';
import { pino } from 'pino';
import { logSettings } from './log.ts';
import { withoutPersonalData } from './redact-error.ts';

/** A collector that is away fails every few seconds, and always for the same reason. */
const quietMs = 60_000;
const detailMaxLength = 300;

type Warn = (fields: { readonly detail: string; readonly unlogged: number }, line: string) => void;

/** Has OpenTelemetry's own warnings and errors, such as exports that fail, in the log. */
export function logDiagnostics(level: string): void {
  const log = pino(logSettings(level), pino.destination(2));
  const logger = createDiagnosticsLogger((fields, line) => log.warn(fields, line));
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** Logs one line a minute at most; the next one says how many were left out. */
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

/** OpenTelemetry hands over an error as JSON, its stack included. */
function toDetail(text: string): string {
  return withoutPersonalData(readMessage(text)).slice(0, detailMaxLength);
}

function readMessage(text: string): string {
  if (!text.startsWith('{')) return text;
  try {
    const { message, code } = JSON.parse(text) as { message?: unknown; code?: unknown };
    return [message, code].filter((part) => typeof part === 'string' && part !== '').join(' ');
  } catch {
    // Not JSON after all: then it is the message.
    return text;
  }
}
