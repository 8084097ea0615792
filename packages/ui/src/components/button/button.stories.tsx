import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../../testing/story-layout.module.css';
import { Button, ButtonAnchor } from './button.tsx';

function Row({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

const meta = {
  title: 'Components/Button',
  component: Button,
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof Button>;

export const Variants: Story = {
  render: () => (
    <Row>
      <Button>Next</Button>
      <Button variant="outline">Previous</Button>
      <Button variant="quiet">Not now</Button>
    </Row>
  ),
};

export const Busy: Story = {
  render: () => (
    <Row>
      <Button loading>Unlocking Results...</Button>
      <Button variant="outline" loading>
        Saving...
      </Button>
      <Button variant="quiet" loading>
        Signing out...
      </Button>
    </Row>
  ),
};

export const LongText: Story = {
  args: {
    leftIcon: <IconDownload size={20} aria-hidden="true" />,
    children: 'Download everything that Guildpath keeps about you as one file',
  },
};

export const Links: Story = {
  render: () => (
    <Row>
      <ButtonAnchor href="#content">START QUICK QUEST</ButtonAnchor>
      <ButtonAnchor href="#content" variant="outline" size="sm">
        Login
      </ButtonAnchor>
      <ButtonAnchor href="#content" variant="quiet">
        Skip
      </ButtonAnchor>
    </Row>
  ),
};
