import { expect, it, vi } from 'vitest';
import { printFolds } from './print-folds.ts';

it('closed folds are open on paper, also where styles cannot open them', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  document.body.innerHTML = '<details open>One</details><details>Two</details>';
  const areOpen = () => Array.from(document.querySelectorAll('details'), ({ open }) => open);
  printFolds();
  window.dispatchEvent(new Event('beforeprint'));
  expect(areOpen()).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect(areOpen()).toEqual([true, false]);
});
