import { NavLink } from '@mantine/core';
import { IconBook, IconChevronRight } from '@tabler/icons-react';
import '../../mantine-board.css';
import type { Stories } from '../../workbench/stories.ts';

const icon = <IconBook size={24} aria-hidden="true" />;
const chevron = <IconChevronRight size={20} aria-hidden="true" />;

export const stories: Stories = {
  title: 'NavLink',
  group: 'Mantine in our theme',
  surfaces: ['night'],
  states: {
    'With and without icons': () => (
      <>
        <NavLink
          href="#quest"
          label="Quick Quest"
          description="21 November 2026"
          leftSection={icon}
          rightSection={chevron}
        />
        <br />
        <NavLink href="#quest" label="Epic Journey" />
      </>
    ),
    'With long texts': () => (
      <NavLink
        href="#quest"
        label="Rechtsschutzversicherungsgesellschaften and the long road to the farthest valley"
        description={'Taken on a very long day in a very long year. '.repeat(4)}
        leftSection={icon}
        rightSection={chevron}
      />
    ),
  },
};
