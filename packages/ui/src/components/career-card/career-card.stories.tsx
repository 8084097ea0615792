import type { Stories } from '../../workbench/stories.ts';
import classes from '../../workbench/story-layout.module.css';
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

export const stories: Stories = {
  title: 'CareerCard',
  // A night panel, whatever it lies on.
  surfaces: ['night'],
  states: {
    'First of the list': () => <CareerCard {...dataScientist} rank={1} />,
    'Without rank and skills': () => <CareerCard {...dataScientist} skillTags={[]} />,
    'With the reasons for the match': () => (
      <CareerCard {...dataScientist} rank={2}>
        <p>You share its interest in how things work: you chose to read the map.</p>
      </CareerCard>
    ),
    'With long names': () => (
      <CareerCard
        rank={10}
        title="Farmworkers and Laborers, Crop, Nursery, and Greenhouse Supervisor"
        category="Installation, Maintenance, Repair, Transportation and Material Moving Occupations"
        matchPercentage={100}
        description={`${dataScientist.description} `.repeat(4)}
        skillTags={[
          'Management of Personnel Resources',
          'Operation and Control of Equipment',
          'Complex Problem Solving',
          'Electroencephalographically informed judgement',
        ]}
        headingLevel={2}
      />
    ),
    'Several beside each other': () => (
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
  },
};
