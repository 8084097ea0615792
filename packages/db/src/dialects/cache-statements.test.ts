import { describe, expect, it, vi } from 'vitest';
import { cacheStatements } from './cache-statements.ts';

describe('prepared statements', () => {
  it('are prepared once', () => {
    const prepare = vi.fn((sql: string) => ({ sql }));
    const cached = cacheStatements(prepare);
    expect(cached('select 1')).toBe(cached('select 1'));
    expect(cached('select 2')).toEqual({ sql: 'select 2' });
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it('are forgotten when many others were used since', () => {
    const prepare = vi.fn((sql: string) => ({ sql }));
    const cached = cacheStatements(prepare);
    cached('often');
    cached('once');
    for (let number = 0; number < 500; number += 1) {
      cached(`select ${number}`);
      cached('often');
    }
    prepare.mockClear();
    cached('often');
    expect(prepare).not.toHaveBeenCalled();
    cached('once');
    expect(prepare).toHaveBeenCalledTimes(1);
  });
});
