import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionGroup, type OptionGroupProps } from './option-group.tsx';

const options = [
  { id: 'a', label: 'Read the map', description: 'You trust what is written.' },
  { id: 'b', label: 'Ask the ferryman', description: 'He has crossed a thousand times.' },
  { id: 'c', label: 'Build a raft', description: 'Wood there is enough.' },
  { id: 'd', label: 'Wait for the morning' },
] as const;

function Question(props: Partial<OptionGroupProps<'a' | 'b' | 'c' | 'd'>>) {
  return (
    <>
      <p id="question">
        <strong>How do you cross the river?</strong>
      </p>
      <br />
      <OptionGroup options={options} labelledBy="question" {...props} />
    </>
  );
}

const meta = {
  title: 'Components/OptionGroup',
  component: OptionGroup,
} satisfies Meta<typeof OptionGroup>;
export default meta;

type Story = StoryObj<typeof OptionGroup>;

export const OneChosen: Story = { render: () => <Question value="b" /> };

export const LongText: Story = {
  render: () => (
    <Question
      options={[
        {
          id: 'a',
          label:
            'Read the map of the old kingdom from one edge to the other before anyone takes a step',
          description:
            'You trust what is written, above all when those who wrote it have walked the road themselves, and you would rather come an hour late than come to the wrong place.',
        },
        {
          id: 'b',
          label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
        },
        { id: 'c', label: 'No' },
      ]}
    />
  ),
};
