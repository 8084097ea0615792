import { Menu } from '@mantine/core';
import { IconDownload, IconLogout, IconTrash } from '@tabler/icons-react';
import { Button } from '../../components/button/button.tsx';
import '../../mantine-menu.css';
import type { Stories } from '../../workbench/stories.ts';

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

export const stories: Stories = {
  title: 'Menu',
  group: 'Mantine in our theme',
  // It opens in the bar, which is dark.
  surfaces: ['night'],
  height: 320,
  states: {
    Open: () => <Account />,
    'With a long text': () => (
      <Account name="Wolfeschlegelsteinhausenbergerdorff of the Seven Farthest Valleys" />
    ),
  },
};
