import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { MatchMeter } from './match-meter.tsx';

const meta = {
  title: 'Components/MatchMeter',
  component: MatchMeter,
} satisfies Meta<typeof MatchMeter>;
export default meta;

type Story = StoryObj<typeof MatchMeter>;

export const FullRange: Story = {
  render: () => (
    <div className={classes.row}>
      {[0, 1, 33.4, 50, 99, 100].map((percentage) => (
        <MatchMeter key={percentage} percentage={percentage} label={`Match ${percentage}`} />
      ))}
    </div>
  ),
};

export const WithLabel: Story = {
  render: () => (
    <div className={classes.row}>
      <MatchMeter percentage={87} label="Match Confidence" showLabel />
      <MatchMeter percentage={77} label="Match Confidence" showLabel level="middle" />
      <MatchMeter percentage={100} label="Match Confidence" showLabel level="high" />
      <MatchMeter percentage={87} label="How well this fits you in all" size="sm" showLabel />
    </div>
  ),
};
