import { Tabs } from '@mantine/core';
import { IconDatabase, IconTool, IconUsers } from '@tabler/icons-react';
import '../../mantine-records.css';
import type { Stories } from '../../workbench/stories.ts';

const tabs = [
  { id: 'users', name: 'User Management', Icon: IconUsers },
  { id: 'database', name: 'Database', Icon: IconDatabase },
  { id: 'tools', name: 'System Tools', Icon: IconTool },
] as const;

export const stories: Stories = {
  title: 'Tabs',
  group: 'Mantine in our theme',
  surfaces: ['night'],
  states: {
    'The first is open': () => (
      <Tabs defaultValue="users">
        <Tabs.List aria-label="Administration">
          {tabs.map(({ id, name, Icon }) => (
            <Tabs.Tab
              key={id}
              value={id}
              leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
            >
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ id, name }) => (
          <Tabs.Panel key={id} value={id} tabIndex={0}>
            {name}
          </Tabs.Panel>
        ))}
      </Tabs>
    ),
  },
};
