import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Components/SectionHeading',
  component: SectionHeading,
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof SectionHeading>;

export const Centered: Story = {
  args: {
    eyebrow: 'Assessments',
    lead: 'The longer the quest, the surer the result.',
    children: 'Choose Your Quest',
  },
};

export const AlignedToStart: Story = { args: { align: 'start', children: 'Your quest log' } };

export const ScreenHeading: Story = {
  args: { level: 1, eyebrow: 'The theory', children: 'RIASEC' },
};

export const LongText: Story = {
  args: {
    eyebrow: 'Everything that can be said about it beforehand',
    lead: 'Whoever knows where the road leads walks it with an easier heart. '.repeat(4),
    children: 'Electroencephalographically Confirmed Recommendations for Your Journey',
  },
};
