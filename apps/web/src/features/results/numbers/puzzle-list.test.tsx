import type { SolvedPuzzle } from '@guildpath/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aQuestion, aUser, someResults } from '../../../testing/builders.ts';
import { fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const { type: _type, tags: _tags, ...scene } = aQuestion({ title: 'The Bridge' });
const bridge: SolvedPuzzle = {
  ...scene,
  selectedOption: 'b',
  correctOption: 'd',
  explanation: 'Only one of the four carries both of them.',
};

async function openPuzzles(procedures: Procedures) {
  const calls = fakeApi({
    'auth.user': () => aUser(),
    'results.get': () => someResults(),
    ...procedures,
  });
  const { user } = renderApp('/results/r1');
  const opener = await screen.findByText('The numbers');
  const asked = () => calls.filter(({ procedure }) => procedure === 'results.puzzles').length;
  expect(asked()).toBe(0);
  await user.click(screen.getByText('See your scores'));
  await user.click(opener);
  return { user, asked };
}

describe('the puzzles after the quest', () => {
  it('show scene, options with the letters of the quest, both marks in words and the explanation', async () => {
    await openPuzzles({ 'results.puzzles': () => ({ puzzles: [bridge] }) });
    const title = await screen.findByRole('heading', { name: 'The Bridge' });
    const puzzle = within(title.closest('li') ?? document.body);
    expect(puzzle.getByText('You stand before a gate.')).toBeVisible();
    const [, chosen, , right] = puzzle.getAllByRole('listitem');
    expect(chosen).toHaveTextContent(/^B.*Your choice/);
    expect(chosen).not.toHaveTextContent('This one fits');
    expect(right).toHaveTextContent('This one fits');
    expect(puzzle.getByText(bridge.explanation, { exact: false })).toBeVisible();
  });

  it('mark one option with both where the choice was right', async () => {
    await openPuzzles({
      'results.puzzles': () => ({ puzzles: [{ ...bridge, selectedOption: 'd' }] }),
    });
    const choice = await screen.findByText('Your choice');
    expect(choice.closest('li')).toHaveTextContent('This one fits');
  });
});
