import type { Shell } from '../src/cli/command.ts';

/** Returns a shell without a terminal, whose settings are `source` alone. */
export function toShell(source: Shell['source'], own: Partial<Shell> = {}): Shell {
  return {
    source,
    root: '/nowhere',
    isTerminal: false,
    getPassword: () => Promise.resolve(undefined),
    ask: () => Promise.resolve(undefined),
    report: () => undefined,
    log: { info: () => undefined },
    ...own,
  };
}
