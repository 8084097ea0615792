import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { stopOnSignal } from './stop-on-signal.ts';

function openProcess(stop = () => new Promise<void>(() => {})) {
  const target = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const clock = { ms: 0 };
  stopOnSignal(target, stop, () => clock.ms);
  return { target, clock };
}

it.each(['SIGTERM', 'SIGINT'])('%s stops the process, which then ends with 0', async (signal) => {
  const stop = vi.fn(() => Promise.resolve());
  const { target } = openProcess(stop);
  target.emit(signal, signal);
  expect(stop).toHaveBeenCalledOnce();
  expect(target.exit).not.toHaveBeenCalled();
  await expect.poll(() => target.exit.mock.calls).toEqual([[0]]);
});

it('a stop that fails ends the process with 1, and standard error says why', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { target } = openProcess(() => Promise.reject(new Error('The outbox is open.')));
  target.emit('SIGTERM', 'SIGTERM');
  await expect.poll(() => target.exit.mock.calls).toEqual([[1]]);
  expect(write).toHaveBeenCalledWith(expect.stringContaining('The outbox is open.'));
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])('a second signal, %s, ends the process at once with %i', (signal, code) => {
  const { target, clock } = openProcess();
  target.emit('SIGTERM', 'SIGTERM');
  clock.ms = 501;
  target.emit(signal, signal);
  expect(target.exit.mock.calls).toEqual([[code]]);
});

it('a second signal at the same moment, as Ctrl-C through npm sends it, counts as the same one', () => {
  const { target, clock } = openProcess();
  target.emit('SIGINT', 'SIGINT');
  clock.ms = 500;
  target.emit('SIGINT', 'SIGINT');
  expect(target.exit).not.toHaveBeenCalled();
});
