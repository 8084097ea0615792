import { MenuDivider, MenuDropdown, MenuItem, MenuTarget } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconDownload, IconLogout, IconTrash } from '@tabler/icons-react';
import { Button } from '../../components/button/button.tsx';
import { Menu } from './menu.ts';

function Account({ name }: { name: string }) {
  return (
    <Menu opened>
      <MenuTarget>
        <Button variant="outline" size="sm">
          {name}
        </Button>
      </MenuTarget>
      <MenuDropdown>
        <MenuItem leftSection={<IconDownload size={20} aria-hidden="true" />}>
          Download My Data
        </MenuItem>
        <MenuItem leftSection={<IconTrash size={20} aria-hidden="true" />} disabled>
          Delete Account
        </MenuItem>
        <MenuDivider />
        <MenuItem leftSection={<IconLogout size={20} aria-hidden="true" />}>Logout {name}</MenuItem>
      </MenuDropdown>
    </Menu>
  );
}

const meta = {
  title: 'Mantine in our theme/Menu',
  component: Menu,
  // It opens from the top bar, which is on night.
  tags: ['night-only'],
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof Menu>;

export const LongText: Story = {
  render: () => (
    <Account name="Wolfeschlegelsteinhausenbergerdorff of the Seven Farthest Valleys" />
  ),
};
