import { Tabs } from '@guildpath/ui';
import { TabsList, TabsPanel, TabsTab } from '@mantine/core';
import {
  IconClipboardList,
  IconDatabase,
  type IconProps,
  IconTool,
  IconUsers,
} from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import classes from './admin-tabs.module.css';
import { AssessmentsPanel } from './assessments/assessments-panel.tsx';
import { DatabasePanel } from './panels/database-panel.tsx';
import { SystemToolsPanel } from './system-tools/system-tools-panel.tsx';
import { UsersPanel } from './users/users-panel.tsx';

interface PanelProps {
  readonly isShown: boolean;
}

interface AdminTab {
  readonly id: string;
  readonly name: string;
  readonly Icon: ComponentType<IconProps>;
  readonly Content: ComponentType<PanelProps>;
}

const tabs: readonly AdminTab[] = [
  { id: 'users', name: 'User Management', Icon: IconUsers, Content: UsersPanel },
  { id: 'assessments', name: 'Assessments', Icon: IconClipboardList, Content: AssessmentsPanel },
  { id: 'database', name: 'Database', Icon: IconDatabase, Content: DatabasePanel },
  { id: 'tools', name: 'System Tools', Icon: IconTool, Content: SystemToolsPanel },
];

/**
 * Keeps every tab mounted, so that all reports but the security events load and refresh together, a search
 * keeps its state, and a seed continues behind another tab.
 */
export function AdminTabs() {
  const [shown, setShown] = useState<string | null>('users');
  return (
    <Tabs className={classes.tabs} value={shown} onChange={setShown} keepMountedMode="display-none">
      <TabsList className={classes.list} aria-label="Administration">
        {tabs.map(({ id, name, Icon }) => (
          <TabsTab
            key={id}
            value={id}
            className={classes.tab}
            leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
          >
            {name}
          </TabsTab>
        ))}
      </TabsList>
      {tabs.map(({ id, Content }) => (
        <TabsPanel key={id} value={id} tabIndex={0} className={classes.panel}>
          <Content isShown={id === shown} />
        </TabsPanel>
      ))}
    </Tabs>
  );
}
