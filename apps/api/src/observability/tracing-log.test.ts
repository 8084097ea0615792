import { expect, it } from 'vitest';
import { createDiagnosticsLogger } from './tracing-log.ts';

it('of exports that fail one line a minute is logged, with how many were left out', () => {
  const lines: unknown[] = [];
  let now = 0;
  const logger = createDiagnosticsLogger(
    (fields) => lines.push(fields),
    () => now,
  );
  const failure = JSON.stringify({
    stack: 'Error: connect ECONNREFUSED 203.0.113.9:4318\n    at somewhere',
    message: 'connect ECONNREFUSED 203.0.113.9:4318',
    code: 'ECONNREFUSED',
  });
  for (const seconds of [0, 5, 59, 61]) {
    now = seconds * 1_000;
    logger.error(failure);
    logger.debug('exporting');
  }
  const detail = 'connect ECONNREFUSED [address]:4318 ECONNREFUSED';
  expect(lines).toEqual([
    { detail, unlogged: 0 },
    { detail, unlogged: 2 },
  ]);
});
