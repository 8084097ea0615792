import { Menu } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconDownload, IconLogout, IconTrash } from '@tabler/icons-react';
import { Button } from '../../components/button/button.tsx';

function Account({ name = 'Account' }: { name?: string }) {
  return (
    <Menu opened>
      <Menu.Target>
        <Button variant="outline" size="sm">
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconDownload size={20} aria-hidden="true" />}>
          Download My Data
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={20} aria-hidden="true" />} disabled>
          Delete Account
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={20} aria-hidden="true" />}>
          Logout{name.length > 20 ? ` ${name}` : null}
        </Menu.Item>
      </Menu.Dropdown>
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

export const Opened: Story = { render: () => <Account /> };

export const LongText: Story = {
  render: () => (
    <Account name="Wolfeschlegelsteinhausenbergerdorff of the Seven Farthest Valleys" />
  ),
};
