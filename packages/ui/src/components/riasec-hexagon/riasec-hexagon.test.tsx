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

test('the table gives both scores of two results', () => {
  const both = axes.map((axis) => ({ ...axis, later: 50 }));
  render(<RiasecHexagon axes={both} caption="Two results" names={['June', 'July']} />);
  const table = screen.getByRole('table', { name: 'Two results' });
  const [head, first] = within(table).getAllByRole('row');
  expect(head?.textContent).toBe('InterestJuneJuly');
  expect(first?.textContent).toBe('Realistic0%50%');
});

test('the percentages of two results stay clear of the dots, however high', () => {
  const highest = axes.map((axis) => ({ ...axis, percentage: 99, later: 99 }));
  const { container } = render(<RiasecHexagon axes={highest} />);
  const yOf = (element: Element | undefined, name: string) => Number(element?.getAttribute(name));
  for (const group of container.querySelectorAll('g')) {
    const [dot] = group.getElementsByTagName('circle');
    const [label] = group.getElementsByTagName('text');
    // The second line, 1.35 em below the first in letters of 17 px.
    const baseline = yOf(label, 'y') + 23;
    const distance = yOf(dot, 'cy') - baseline;
    expect(distance > 10 || distance < -25).toBe(true);
  }
});

test('the table gives the band of each score', () => {
  const [first, ...rest] = axes;
  if (!first) throw new Error('There are six axes.');
  render(
    <RiasecHexagon axes={[{ ...first, percentage: 60, band: { low: 48, high: 72 } }, ...rest]} />,
  );
  expect(
    screen.getByRole('cell', { name: '60%, taken again between 48% and 72% two times in three' }),
  ).toBeDefined();
});
