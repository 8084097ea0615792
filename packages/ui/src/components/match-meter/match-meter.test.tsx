import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MatchBadge } from './match-badge.tsx';
import { MatchMeter } from './match-meter.tsx';

test('a confidence is a meter with a name and a whole number', () => {
  render(<MatchMeter percentage={82.4} label="Match Confidence" />);
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Match Confidence' });
  expect(meter.getAttribute('value')).toBe('82');
  expect(screen.getAllByText('82%')).not.toHaveLength(0);
  expect(screen.getByText('Match Confidence')).toBeDefined();
});

test('a level is read with the percentage', () => {
  render(<MatchMeter percentage={77} label="Match Confidence" level="middle" />);
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('77%, middle');
  expect(screen.getByText('middle')).toBeDefined();
});

test.each([
  [100, 'Strong match 100%'],
  [81.5, 'Strong match 82%'],
  [81.4, 'Good match 81%'],
  [68, 'Good match 68%'],
  [67, 'Weak match 67%'],
  [0, 'Weak match 0%'],
])('a match of %d is a %s, also for screen readers', (percentage, words) => {
  const { container } = render(<MatchBadge percentage={percentage} label="Surveyor: match" />);
  expect(container.textContent).toBe(words);
  expect(screen.getByRole('meter', { name: 'Surveyor: match' })).toBeDefined();
  expect(container.querySelector('[aria-hidden]')).toBeNull();
});

test.each([
  [0, '0 100'],
  [56.6, '57 100'],
  [100, '100 100'],
])('the ring is drawn as the figure: at %d it shows %s', (percentage, dashes) => {
  const { container } = render(<MatchMeter percentage={percentage} label="Surveyor: match" />);
  expect(container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toBe(
    dashes,
  );
});
