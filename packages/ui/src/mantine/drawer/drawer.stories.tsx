import { DrawerCloseButton, DrawerContent, DrawerOverlay, DrawerTitle } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CareerCard } from '../../components/career-card/career-card.tsx';
import classes from '../../testing/story-layout.module.css';
import { DrawerRoot } from './drawer.ts';

function Library({ title, children }: { title: string; children: ReactNode }) {
  return (
    <DrawerRoot opened onClose={() => {}} position="right" size="40rem">
      <DrawerOverlay backgroundOpacity={0.75} />
      <DrawerContent>
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16, padding: 16 }}>
          <DrawerTitle>{title}</DrawerTitle>
          <DrawerCloseButton size="lg" aria-label="Close" />
        </div>
        <div className={classes.column} style={{ padding: 16 }}>
          {children}
        </div>
      </DrawerContent>
    </DrawerRoot>
  );
}

const career = <CareerCard title="Data Scientist" matchPercentage={87} />;

const meta = {
  title: 'Mantine in our theme/Drawer',
  component: DrawerRoot,
  tags: ['night-only'],
} satisfies Meta<typeof DrawerRoot>;
export default meta;

type Story = StoryObj<typeof DrawerRoot>;

export const LongTitleAndContent: Story = {
  render: () => (
    <Library title="Rechtsschutzversicherungsgesellschaften and other careers">
      <h3>Top careers</h3>
      <h4>Computers</h4>
      {career}
      {career}
      {career}
    </Library>
  ),
};
