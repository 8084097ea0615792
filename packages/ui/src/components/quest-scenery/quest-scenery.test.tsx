import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuestScenery } from './quest-scenery.tsx';

test('the scenery is decorative and shows the time of day', () => {
  const { container } = render(<QuestScenery place="gate" time="noon" />);
  const picture = container.querySelector('img');
  expect(container.textContent).toBe('');
  expect(picture?.getAttribute('alt')).toBe('');
  expect(picture?.getAttribute('src')).toMatch(/gate.*svg.*#noon$/);
});

test('the scenery answers each choice with what moves in the same picture', () => {
  const answerTo = (id: string) => <QuestScenery place="gate" answer={{ id, motion: 'flag' }} />;
  const { container, rerender } = render(answerTo('a'));
  const first = container.querySelectorAll('img')[1];
  expect(first?.getAttribute('src')).toMatch(/gate.*svg.*#flag$/);
  rerender(answerTo('b'));
  expect(container.querySelectorAll('img')).toHaveLength(2);
  expect(container.querySelectorAll('img')[1]).not.toBe(first);
});
