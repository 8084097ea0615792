import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { Button } from '../button/button.tsx';
import { TierCard } from './tier-card.tsx';

const quick = {
  name: 'Quick Quest',
  summary: 'For those who want a first direction.',
  minutes: 15,
  questionCount: 15,
  features: ['Your class', 'Three careers', 'A first hexagon of your interests'],
  accuracy: 'Good accuracy',
  accuracyLevel: 1,
} as const;

const vignette = (
  <svg viewBox="0 0 200 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#1b2150" d="M0 0h200v90H0z" />
    <path fill="#2d366c" d="M0 70 50 30l40 30 50-45 60 60v15H0z" />
  </svg>
);

const meta = {
  title: 'Components/TierCard',
  component: TierCard,
  // It brings its own surface.
  tags: ['night-only'],
} satisfies Meta<typeof TierCard>;
export default meta;

type Story = StoryObj<typeof TierCard>;

export const OpenAndClosed: Story = {
  render: () => (
    <>
      <h2>Choose Your Quest</h2>
      <br />
      <div className={classes.grid}>
        <TierCard
          {...quick}
          vignette={vignette}
          isOpen
          action={<Button fullWidth>START QUICK QUEST</Button>}
        />
        <TierCard
          {...quick}
          name="Epic Journey"
          minutes={45}
          questionCount={40}
          accuracy="Highest accuracy"
          accuracyLevel={3}
          vignette={vignette}
          isOpen={false}
          action={
            <Button fullWidth disabled>
              COMING SOON
            </Button>
          }
        />
      </div>
    </>
  ),
};

export const LongTextWithoutVignette: Story = {
  render: () => (
    <>
      <h2>Choose Your Quest</h2>
      <br />
      <TierCard
        {...quick}
        name="Standard Adventure of the Seven Valleys"
        summary={'For those who want to know what they are made for. '.repeat(3)}
        minutes={120}
        questionCount={1000}
        features={[
          'Recommendations of skills, schools and consultants, with the reasons for each of them',
          'Rechtsschutzversicherungsgesellschaftsangestellte',
        ]}
        accuracy="The highest accuracy that a questionnaire of this length can have"
        accuracyLevel={2}
        isOpen
        action={<Button fullWidth>START STANDARD ADVENTURE</Button>}
      />
    </>
  ),
};
