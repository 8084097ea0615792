import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RiasecHexagon } from './riasec-hexagon.tsx';

const axes = [
  'Realistic',
  'Investigative',
  'Artistic',
  'Social',
  'Enterprising',
  'Conventional',
].map((label, index) => ({ id: label.toLowerCase(), label, percentage: index * 16.4 }));

test('a table gives screen readers the six scores', () => {
  render(<RiasecHexagon axes={axes} caption="Your interests" />);
  const table = screen.getByRole('table', { name: 'Your interests' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Realistic0%',
    'Investigative16%',
    'Artistic33%',
    'Social49%',
    'Enterprising66%',
    'Conventional82%',
  ]);
});

test('the table gives the band of each score', () => {
  const [first, ...rest] = axes;
  if (!first) throw new Error('There are six axes.');
  render(
    <RiasecHexagon axes={[{ ...first, percentage: 60, band: { low: 48, high: 72 } }, ...rest]} />,
  );
  expect(screen.getByRole('cell', { name: '60%, next time about 48 to 72' })).toBeDefined();
});
