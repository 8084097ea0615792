import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './admin-command.ts';

/** The first line of standard input; at a terminal it is asked for, and what is typed stays unseen. */
export async function readPassword(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: isTerminal });
  lines.on('SIGINT', () => lines.close());
  try {
    for await (const line of lines) return line;
    throw new CommandError('No password was given.');
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}
