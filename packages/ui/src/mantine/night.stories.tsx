import {
  DrawerCloseButton,
  DrawerContent,
  DrawerOverlay,
  DrawerTitle,
  MenuDivider,
  MenuDropdown,
  MenuItem,
  MenuTarget,
  TableTbody,
  TableTd,
  TableTh,
  TableThead,
  TableTr,
  TabsList,
  TabsPanel,
  TabsTab,
} from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconAlertTriangle, IconBook, IconChevronRight, IconTrash } from '@tabler/icons-react';
import { Button } from '../components/button/button.tsx';
import { CareerCard } from '../components/career-card/career-card.tsx';
import classes from '../testing/story-layout.module.css';
import { Alert } from './alert/alert.ts';
import { Badge } from './badge/badge.ts';
import { DrawerRoot } from './drawer/drawer.ts';
import { Menu } from './menu/menu.ts';
import { Modal } from './modal/modal.ts';
import { NavLink } from './nav-link/nav-link.ts';
import { Table } from './table/table.ts';
import { Tabs } from './tabs/tabs.ts';

const meta = {
  title: 'Mantine in our theme/At night',
  // The signed-in screens and the bars that use these are on night.
  tags: ['night-only'],
} satisfies Meta;
export default meta;

type Story = StoryObj;

const longWord = 'Rechtsschutzversicherungsgesellschaften';

export const AlertWithLongText: Story = {
  render: () => (
    <Alert
      icon={<IconAlertTriangle size={22} aria-hidden="true" />}
      title={`${longWord} could not be loaded from the guild hall`}
    >
      {'It may have been taken down, or it may never have been there. '.repeat(5)}
    </Alert>
  ),
};

export const Badges: Story = {
  render: () => (
    <div className={classes.row}>
      {['destructive', 'default', 'secondary', 'outline'].map((variant) => (
        <Badge key={variant} variant={variant}>
          {variant}
        </Badge>
      ))}
    </div>
  ),
};

export const DrawerWithLongTitle: Story = {
  render: () => (
    <DrawerRoot opened onClose={() => {}} position="right" size="40rem">
      <DrawerOverlay backgroundOpacity={0.75} />
      <DrawerContent>
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16, padding: 16 }}>
          <DrawerTitle>{`${longWord} and other careers`}</DrawerTitle>
          <DrawerCloseButton size="lg" aria-label="Close" />
        </div>
        <div className={classes.column} style={{ padding: 16 }}>
          <h3>Top careers</h3>
          <h4>Computers</h4>
          <CareerCard title="Data Scientist" matchPercentage={87} />
        </div>
      </DrawerContent>
    </DrawerRoot>
  ),
};

export const MenuWithLongName: Story = {
  render: () => (
    <Menu opened>
      <MenuTarget>
        <Button variant="outline" size="sm">
          Wolfeschlegelsteinhausenbergerdorff of the Seven Farthest Valleys
        </Button>
      </MenuTarget>
      <MenuDropdown>
        <MenuItem leftSection={<IconTrash size={20} aria-hidden="true" />} disabled>
          Delete Account
        </MenuItem>
        <MenuDivider />
        <MenuItem>Logout Wolfeschlegelsteinhausenbergerdorff</MenuItem>
      </MenuDropdown>
    </Menu>
  ),
};

export const ModalWithLongText: Story = {
  render: () => (
    <Modal
      opened
      onClose={() => {}}
      title="Delete the account of Wolfeschlegelsteinhausenbergerdorff"
    >
      <div className={classes.column}>
        <p>{'Your quests, your results and your account will be gone. '.repeat(20)}</p>
        <div className={classes.row}>
          <Button variant="outline">Cancel</Button>
          <Button>Delete Account</Button>
        </div>
      </div>
    </Modal>
  ),
};

export const NavLinkWithLongText: Story = {
  render: () => (
    <NavLink
      href="#quest"
      label={`${longWord} and the long road to the farthest valley`}
      description={'Taken on a very long day in a very long year. '.repeat(4)}
      leftSection={<IconBook size={24} aria-hidden="true" />}
      rightSection={<IconChevronRight size={20} aria-hidden="true" />}
    />
  ),
};

export const TableWithHeader: Story = {
  render: () => (
    <Table layout="fixed" aria-label="Programs">
      <TableThead>
        <TableTr>
          <TableTh>Program</TableTh>
          <TableTh>School</TableTh>
        </TableTr>
      </TableThead>
      <TableTbody>
        <TableTr>
          <TableTd>{longWord}</TableTd>
          <TableTd>Ludwig-Maximilians-Universität München</TableTd>
        </TableTr>
      </TableTbody>
    </Table>
  ),
};

const tabs = { users: 'User Management', database: 'Database', tools: 'System Tools' };

export const TabsWithFirstOpen: Story = {
  render: () => (
    <Tabs defaultValue="users">
      <TabsList aria-label="Administration">
        {Object.entries(tabs).map(([id, name]) => (
          <TabsTab key={id} value={id} leftSection={<IconBook size={20} aria-hidden="true" />}>
            {name}
          </TabsTab>
        ))}
      </TabsList>
      {Object.entries(tabs).map(([id, name]) => (
        <TabsPanel key={id} value={id} tabIndex={0}>
          {name}
        </TabsPanel>
      ))}
    </Tabs>
  ),
};
