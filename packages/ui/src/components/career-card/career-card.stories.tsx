import type { Meta, StoryObj } from '@storybook/react-vite';
import { CareerCard } from './career-card.tsx';

const dataScientist = {
  title: 'Data Scientist',
  interest: 'investigative',
  matchPercentage: 87,
} as const;

const meta = {
  title: 'Components/CareerCard',
  component: CareerCard,
  // It brings its own surface.
  tags: ['night-only'],
  decorators: [
    (Story) => (
      <>
        <h2>Your careers</h2>
        <h3>Top careers</h3>
        <h4>Computers</h4>
        <br />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CareerCard>;
export default meta;

type Story = StoryObj<typeof CareerCard>;

export const JustTheMatch: Story = { args: dataScientist };

export const WithReasons: Story = {
  args: {
    ...dataScientist,
    summary: 'You find patterns in figures and say what they mean.',
    facts: "Bachelor's degree",
    children: <p>You share its interest in how things work: you chose to read the map.</p>,
  },
};

export const LongNames: Story = {
  args: {
    title: 'Farmworkers and Laborers, Crop, Nursery, and Greenhouse Supervisor',
    matchPercentage: 100,
  },
};
