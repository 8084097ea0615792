import { Accordion } from '@mantine/core';
import '../../mantine-report.css';
import type { Meta, StoryObj } from '@storybook/react-vite';

const about = [
  [
    'why',
    'Why it fits',
    'You chose to read the map, to test the rope, and to ask how it was made.',
  ],
  [
    'against',
    'What speaks against it',
    'It is quiet work, and you like to have people around you.',
  ],
] as const;

function Reasons({ open }: { open?: string }) {
  return (
    <Accordion defaultValue={open ?? null}>
      {about.map(([id, title, words]) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{words}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

const meta = {
  title: 'Mantine in our theme/Accordion',
  component: Accordion,
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof Accordion>;

export const Closed: Story = { render: () => <Reasons /> };

export const OneOpen: Story = { render: () => <Reasons open="why" /> };
