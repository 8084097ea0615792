import { Accordion } from '@mantine/core';
import '../../mantine-report.css';
import type { Stories } from '../../workbench/stories.ts';

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

export const stories: Stories = {
  title: 'Accordion',
  group: 'Mantine in our theme',
  states: {
    Closed: () => <Reasons />,
    'One is open': () => <Reasons open="why" />,
  },
};
