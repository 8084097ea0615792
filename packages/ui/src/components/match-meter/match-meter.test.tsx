import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MatchMeter } from './match-meter.tsx';

test('a match is a meter with a name and a whole number', () => {
  render(<MatchMeter percentage={82.4} label="Match Confidence" showLabel />);
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Match Confidence' });
  expect(meter.getAttribute('value')).toBe('82');
  expect(screen.getAllByText('82%')).not.toHaveLength(0);
  expect(screen.getByText('Match Confidence')).toBeDefined();
  expect(screen.queryByText('Strong match')).toBeNull();
});

test('a level is read with the percentage', () => {
  render(<MatchMeter percentage={77} label="Match Confidence" showLabel level="middle" />);
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('77%, middle');
  expect(screen.getByText('middle')).toBeDefined();
});

test.each([
  [100, 'Strong match'],
  [81.5, 'Strong match'],
  [81.4, 'Good match'],
  [68, 'Good match'],
  [67, 'Weak match'],
  [0, 'Weak match'],
])('a match of %d is a %s, also for screen readers', (percentage, words) => {
  render(<MatchMeter percentage={percentage} label="Surveyor: match" />);
  expect(screen.getByText(words).closest('[aria-hidden]')).toBeNull();
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

test('the words of a match come before its figure', () => {
  const { container } = render(<MatchMeter percentage={57} label="Surveyor: match" />);
  expect(container.textContent).toMatch(/^Weak match57%/);
});
