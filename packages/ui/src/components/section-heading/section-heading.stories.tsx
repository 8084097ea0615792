import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Components/SectionHeading',
  component: SectionHeading,
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof SectionHeading>;

export const WithEyebrowAndLead: Story = {
  args: {
    eyebrow: 'Assessments',
    lead: 'The longer the quest, the surer the result.',
    children: 'Choose Your Quest',
  },
};

export const LongText: Story = {
  args: {
    eyebrow: 'Everything that you may want to know beforehand',
    lead: 'The longer the quest, the surer the result. '.repeat(4),
    children: 'Electroencephalographically Confirmed Recommendations for Your Journey',
  },
};
