import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconBook, IconChevronRight } from '@tabler/icons-react';
import { NavLink } from './nav-link.ts';

const icon = <IconBook size={24} aria-hidden="true" />;
const chevron = <IconChevronRight size={20} aria-hidden="true" />;

const meta = {
  title: 'Mantine in our theme/NavLink',
  component: NavLink,
  tags: ['night-only'],
} satisfies Meta<typeof NavLink>;
export default meta;

type Story = StoryObj<typeof NavLink>;

export const LongText: Story = {
  render: () => (
    <NavLink
      href="#quest"
      label="Rechtsschutzversicherungsgesellschaften and the long road to the farthest valley"
      description={'Taken on a very long day in a very long year. '.repeat(4)}
      leftSection={icon}
      rightSection={chevron}
    />
  ),
};
