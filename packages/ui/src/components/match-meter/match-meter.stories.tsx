import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { MatchBadge } from './match-badge.tsx';
import { MatchMeter } from './match-meter.tsx';

const meta = {
  title: 'Components/MatchMeter',
  component: MatchMeter,
} satisfies Meta<typeof MatchMeter>;
export default meta;

type Story = StoryObj<typeof MatchMeter>;

export const Badges: Story = {
  args: { percentage: 87, label: 'Surveyor: match' },
  render: () => (
    <div className={classes.row}>
      {[0, 67, 68, 82, 100].map((percentage) => (
        <MatchBadge key={percentage} percentage={percentage} label={`Match ${percentage}`} />
      ))}
    </div>
  ),
};

export const Rings: Story = {
  args: { percentage: 87, label: 'Match Confidence' },
  render: () => (
    <div className={classes.row}>
      <MatchMeter percentage={87} label="Match Confidence" />
      <MatchMeter percentage={77} label="Match Confidence" level="middle" />
      <MatchMeter percentage={0} label="Match Confidence" />
      <MatchMeter percentage={100} label="Match Confidence" level="high" />
      <MatchMeter percentage={87} label="How well this fits you in all" />
    </div>
  ),
};
