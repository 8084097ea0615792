import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadQuest } from '../../../shared/quest/load-quest.ts';
import { threeScenes } from '../../../testing/builders.ts';
import { button, openQuest, option } from '../../../testing/open-quest.tsx';

describe('what is least like the visitor', () => {
  const least = (letter: string) =>
    screen.getByRole('radio', { name: new RegExp(`^Least like me: ${letter}, `) });
  const leastOptions = () => screen.queryAllByRole('radio', { name: /^Least like me/ });

  it('is asked in an interest scene, after the choice, among the other three', async () => {
    const { user } = await openQuest();
    expect(leastOptions()).toHaveLength(0);
    await user.click(option('B'));
    expect(screen.getByRole('radiogroup', { name: /Least like you/ })).toBeVisible();
    expect(leastOptions().map((radio) => radio.getAttribute('value'))).toEqual(['a', 'c', 'd']);
  });

  it('can be skipped, and is not asked in a scene of another type', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.click(button('Next'));
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
    await user.click(option('A'));
    expect(leastOptions()).toHaveLength(0);
  });

  it('is saved with the answer and shown when going back', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.click(least('D'));
    await user.click(button('Next'));
    await user.click(button('Previous'));
    expect(least('D')).toBeChecked();
    expect(loadQuest('quick', threeScenes)).toMatchObject({ least: { q1: 'd' } });
  });

  it('is named beside the question', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    const group = screen.getByRole('radiogroup', { name: 'Least like you? (optional)' });
    await user.click(least('D'));
    const label = threeScenes[0]?.options.find(({ id }) => id === 'd')?.label ?? '';
    expect(group).toHaveTextContent(`Least like you? ${label}`);
    expect(least('D')).toHaveAccessibleName(`Least like me: D, ${label}`);
    expect(group).toHaveAccessibleName('Least like you?');
  });

  it('is taken back by a second press, and dropped when it becomes the choice', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.click(least('D'));
    await user.click(least('D'));
    expect(least('D')).not.toBeChecked();
    await user.click(least('D'));
    await user.click(option('D'));
    await user.click(option('B'));
    expect(least('D')).not.toBeChecked();
  });

  it('is reached by Tab from the options, and Enter continues', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.tab();
    expect(least('A')).toHaveFocus();
    await user.keyboard(' ');
    expect(least('A')).toBeChecked();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
  });
});
