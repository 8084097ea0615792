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
