import { Drawer } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { CareerCard } from '../../components/career-card/career-card.tsx';
import classes from '../../testing/story-layout.module.css';

function Library({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Drawer.Root opened onClose={() => {}} position="right" size="40rem">
      <Drawer.Overlay backgroundOpacity={0.75} />
      <Drawer.Content>
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: 16, padding: 16 }}>
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton size="lg" aria-label="Close" />
        </div>
        <div className={classes.column} style={{ padding: 16 }}>
          {children}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

const career = (
  <CareerCard title="Data Scientist" category="Computer and Mathematical" matchPercentage={87} />
);

const meta = {
  title: 'Mantine in our theme/Drawer',
  component: Drawer,
  tags: ['night-only'],
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof Drawer>;

export const WithList: Story = { render: () => <Library title="Career Library">{career}</Library> };

export const LongTitleAndContent: Story = {
  render: () => (
    <Library title="Rechtsschutzversicherungsgesellschaften and other careers">
      {career}
      {career}
      {career}
    </Library>
  ),
};
