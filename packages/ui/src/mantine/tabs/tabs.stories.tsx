import { TabsList, TabsPanel, TabsTab } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconDatabase, IconTool, IconUsers } from '@tabler/icons-react';
import { Tabs } from './tabs.ts';

const tabs = [
  { id: 'users', name: 'User Management', Icon: IconUsers },
  { id: 'database', name: 'Database', Icon: IconDatabase },
  { id: 'tools', name: 'System Tools', Icon: IconTool },
] as const;

const meta = {
  title: 'Mantine in our theme/Tabs',
  component: Tabs,
  tags: ['night-only'],
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof Tabs>;

export const FirstOpen: Story = {
  render: () => (
    <Tabs defaultValue="users">
      <TabsList aria-label="Administration">
        {tabs.map(({ id, name, Icon }) => (
          <TabsTab
            key={id}
            value={id}
            leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
          >
            {name}
          </TabsTab>
        ))}
      </TabsList>
      {tabs.map(({ id, name }) => (
        <TabsPanel key={id} value={id} tabIndex={0}>
          {name}
        </TabsPanel>
      ))}
    </Tabs>
  ),
};
