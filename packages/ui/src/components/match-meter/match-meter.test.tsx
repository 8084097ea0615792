import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MatchMeter } from './match-meter.tsx';

test('a match is a meter with a name and a whole number', () => {
  render(<MatchMeter percentage={82.4} label="Match Confidence" showLabel />);
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Match Confidence' });
  expect(meter.getAttribute('value')).toBe('82');
  expect(screen.getAllByText('82%')).not.toHaveLength(0);
  expect(screen.getByText('Match Confidence')).toBeDefined();
});
