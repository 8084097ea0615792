import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { ClassCard } from './class-card.tsx';

const meta = {
  title: 'Components/ClassCard',
  component: ClassCard,
  tags: ['night-only'],
} satisfies Meta<typeof ClassCard>;
export default meta;

type Story = StoryObj<typeof ClassCard>;

export const ThreeClasses: Story = {
  render: () => (
    <div className={classes.grid}>
      <ClassCard
        emblem="warrior"
        name="Warrior"
        calling="Leaders"
        description="Goes first, decides and takes others along."
        strengths={['Leadership', 'Drive', 'Courage']}
        headingLevel={2}
      />
      <ClassCard
        emblem="mage"
        name="Mage"
        calling="Thinkers"
        description="Reads the world, finds what holds it together."
        strengths={['Analysis', 'Creativity']}
        headingLevel={2}
      />
      <ClassCard
        emblem="healer"
        name="Healer"
        calling="Nurturers"
        description="Finds the words that help, and stays when others go."
        strengths={['Empathy', 'Communication', 'Patience']}
        headingLevel={2}
      />
    </div>
  ),
};

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
