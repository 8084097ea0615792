import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { SkillPill } from './skill-pill.tsx';

const meta = {
  title: 'Components/SkillPill',
  component: SkillPill,
} satisfies Meta<typeof SkillPill>;
export default meta;

type Story = StoryObj<typeof SkillPill>;

export const Priorities: Story = {
  render: () => (
    <div className={classes.row}>
      <SkillPill name="Writing" priority="high" />
      <SkillPill name="Negotiation" priority="medium" />
      <SkillPill name="Bookkeeping" priority="low" />
    </div>
  ),
};

export const LongName: Story = {
  args: { name: 'Management of material resources across several departments', priority: 'high' },
};
