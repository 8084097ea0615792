import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { OptionGroup } from '../option-group/option-group.tsx';
import { QuestCard } from './quest-card.tsx';

const options = [
  { id: 'a', label: 'Read the map', description: 'You trust what is written.' },
  { id: 'b', label: 'Ask the ferryman', description: 'He has crossed a thousand times.' },
];

const scene = {
  title: 'The Ferry at Midnight',
  scenario: 'The bridge is gone, and the river is high. On the far shore a lantern swings.',
  question: 'What do you do first?',
  questionId: 'ferry',
  tag: 'Career Interests',
};

const meta = {
  title: 'Components/QuestCard',
  component: QuestCard,
  // It brings its own surface.
  tags: ['night-only'],
} satisfies Meta<typeof QuestCard>;
export default meta;

type Story = StoryObj<typeof QuestCard>;

export const Scene: Story = {
  args: {
    ...scene,
    footer: (
      <>
        <Button variant="outline">Previous</Button>
        <Button>Next</Button>
      </>
    ),
    children: <OptionGroup options={options} labelledBy="ferry" />,
  },
};

export const LongText: Story = {
  args: {
    ...scene,
    title: 'The Long Winter Council of the Seven Farthest Valleys and Their Neighbours',
    scenario: `${scene.scenario} `.repeat(6),
    question:
      'Which of all these many things would you most like to do first, and why not the others?',
    tag: 'Problem solving under pressure and with incomplete knowledge',
    footer: <Button>Complete</Button>,
    children: <OptionGroup options={options} labelledBy="ferry" />,
  },
};
