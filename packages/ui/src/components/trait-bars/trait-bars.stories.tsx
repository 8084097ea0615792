import type { Meta, StoryObj } from '@storybook/react-vite';
import { TraitBars } from './trait-bars.tsx';

const meta = {
  title: 'Components/TraitBars',
  component: TraitBars,
} satisfies Meta<typeof TraitBars>;
export default meta;

type Story = StoryObj<typeof TraitBars>;

export const WithBandsAndPoles: Story = {
  args: {
    traits: [
      {
        id: 'openness',
        label: 'Openness',
        percentage: 71,
        band: { low: 55, high: 84 },
        lowLabel: 'Practical',
        highLabel: 'Curious',
      },
      {
        id: 'extraversion',
        label: 'Extraversion',
        percentage: 22,
        band: { low: 8, high: 41 },
        lowLabel: 'Reserved',
        highLabel: 'Outgoing',
      },
    ],
  },
};

export const WordsFirst: Story = {
  args: {
    traits: [
      {
        id: 'conscientiousness',
        label: 'Conscientiousness',
        percentage: 64,
        word: 'Upper middle',
        band: { low: 36, high: 90 },
        lowLabel: 'Easy-going',
        highLabel: 'Thorough',
      },
    ],
  },
};

export const LongNames: Story = {
  args: {
    traits: [
      {
        id: 'long',
        label: 'Conscientiousness in everything that has to be finished by someone',
        percentage: 100,
        band: { low: 88, high: 100 },
        lowLabel: 'Spontaneous and ready to change any plan at a moment’s notice',
        highLabel: 'Organised, thorough and true to every word that was given',
      },
    ],
  },
};
