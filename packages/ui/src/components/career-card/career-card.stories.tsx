import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { CareerCard } from './career-card.tsx';

const dataScientist = {
  title: 'Data Scientist',
  category: 'Computer and Mathematical',
  matchPercentage: 87,
  description:
    'Finds patterns in large amounts of data and turns them into answers that people can act on.',
  skillTags: ['Statistics', 'Programming', 'Critical Thinking'],
  headingLevel: 2,
} as const;

const meta = {
  title: 'Components/CareerCard',
  component: CareerCard,
  // It brings its own surface: night.
  tags: ['night-only'],
} satisfies Meta<typeof CareerCard>;
export default meta;

type Story = StoryObj<typeof CareerCard>;

export const FirstInList: Story = { args: { ...dataScientist, rank: 1 } };

export const WithoutRankAndSkills: Story = { args: { ...dataScientist, skillTags: [] } };

export const TitleAndMatch: Story = {
  args: {
    title: 'Surveyor',
    category: 'Engineering',
    matchPercentage: 62,
    rank: 3,
    headingLevel: 2,
  },
};

export const WithReasons: Story = {
  args: {
    ...dataScientist,
    rank: 2,
    children: <p>You share its interest in how things work: you chose to read the map.</p>,
  },
};

export const LongNames: Story = {
  args: {
    rank: 10,
    title: 'Farmworkers and Laborers, Crop, Nursery, and Greenhouse Supervisor',
    category: 'Installation, Maintenance, Repair, Transportation and Material Moving Occupations',
    matchPercentage: 100,
    description: `${dataScientist.description} `.repeat(4),
    skillTags: [
      'Management of Personnel Resources',
      'Operation and Control of Equipment',
      'Complex Problem Solving',
      'Electroencephalographically informed judgement',
    ],
    headingLevel: 2,
  },
};

export const SideBySide: Story = {
  render: () => (
    <div className={classes.grid}>
      <CareerCard {...dataScientist} rank={1} />
      <CareerCard
        {...dataScientist}
        rank={2}
        title="Nurse"
        category="Healthcare"
        matchPercentage={0}
        skillTags={['Empathy']}
      />
      <CareerCard {...dataScientist} rank={3} title="Statistician" matchPercentage={61.4} />
    </div>
  ),
};
