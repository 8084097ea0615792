import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { MatchMeter } from './match-meter.tsx';

test('a match is shown as a whole number and read out by its name', async () => {
  render(<MatchMeter percentage={82.4} label="Match Confidence" showLabel />);
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Match Confidence' });
  expect(meter.getAttribute('value')).toBe('82');
  expect(screen.getAllByText('82%')).not.toHaveLength(0);
  expect(screen.getByText('Match Confidence')).toBeDefined();
  expect(await findAxeViolations()).toEqual([]);
});
