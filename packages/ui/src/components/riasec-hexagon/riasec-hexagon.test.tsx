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

test('no point of 100% lies on the figures of two results', () => {
  const full = axes.map((axis) => ({ ...axis, percentage: 100, later: 99 }));
  const { container } = render(<RiasecHexagon axes={full} />);
  for (const axis of container.querySelectorAll('g')) {
    const [label, point] = [axis.querySelector('text'), axis.querySelector('circle')];
    // Two lines of about 17 px, from the top of the first to the foot of the second.
    const top = Number(label?.getAttribute('y')) - 13;
    const center = Number(point?.getAttribute('cy'));
    expect(center + 8 < top || center - 8 > top + 13 + 1.35 * 17).toBe(true);
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
