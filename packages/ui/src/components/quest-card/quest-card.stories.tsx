import type { Stories } from '../../workbench/stories.ts';
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

export const stories: Stories = {
  title: 'QuestCard',
  // A sheet of parchment, whatever it lies on.
  surfaces: ['night'],
  states: {
    'A scene': () => (
      <QuestCard
        {...scene}
        footer={
          <>
            <Button variant="outline">Previous</Button>
            <Button>Next</Button>
          </>
        }
      >
        <OptionGroup options={options} labelledBy="ferry" />
      </QuestCard>
    ),
    'The first scene: there is no way back': () => (
      <QuestCard
        {...scene}
        footer={
          <>
            <Button variant="outline" disabled>
              Previous
            </Button>
            <Button disabled>Next</Button>
          </>
        }
      >
        <OptionGroup options={options} labelledBy="ferry" />
      </QuestCard>
    ),
    'On the landing page, without a foot': () => (
      <QuestCard {...scene} headingLevel={2}>
        <OptionGroup options={options} labelledBy="ferry" defaultValue="a" />
      </QuestCard>
    ),
    'With long texts': () => (
      <QuestCard
        {...scene}
        title="The Long Winter Council of the Seven Farthest Valleys and Their Neighbours"
        scenario={`${scene.scenario} `.repeat(6)}
        question="Which of all these many things would you most like to do first, if nobody minded, and why not the others?"
        tag="Problem solving under pressure and with incomplete knowledge"
        footer={<Button>Complete</Button>}
      >
        <OptionGroup options={options} labelledBy="ferry" />
      </QuestCard>
    ),
  },
};
