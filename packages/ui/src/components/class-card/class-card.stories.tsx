import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClassCard } from './class-card.tsx';

const meta = {
  title: 'Components/ClassCard',
  component: ClassCard,
  tags: ['night-only'],
} satisfies Meta<typeof ClassCard>;
export default meta;

type Story = StoryObj<typeof ClassCard>;

export const LongText: Story = {
  args: {
    emblem: 'healer',
    name: 'Healer of the Farthest Valleys',
    calling: 'Nurturers and negotiators',
    description:
      'Finds the words that help, and stays when others have long gone home. Knows each patient by name, and the names of their children too, and never forgets what was promised by whom.',
    strengths: ['Empathy', 'Communication under difficult circumstances', 'Patience'],
    headingLevel: 2,
  },
};
