import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconCompassOff } from '@tabler/icons-react';
import { Button } from '../button/button.tsx';
import { StatusScreen } from './status-screen.tsx';

const compass = <IconCompassOff size={72} stroke={1.25} aria-hidden="true" />;

const meta = {
  title: 'Components/StatusScreen',
  component: StatusScreen,
  tags: ['night-only'],
} satisfies Meta<typeof StatusScreen>;
export default meta;

type Story = StoryObj<typeof StatusScreen>;

export const ErrorWithActions: Story = {
  args: {
    icon: compass,
    title: 'Quest Temporarily Unavailable',
    message: 'The guild hall does not answer. Please try again in a moment.',
    actions: (
      <>
        <Button>Try Again</Button>
        <Button variant="outline">Return Home</Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    icon: compass,
    title: 'The assessment that you have asked for is no longer to be found',
    message: 'It may have been taken down, or it may never have been there. '.repeat(5),
    actions: (
      <>
        <Button>Go back to the guild hall and choose another quest</Button>
        <Button variant="quiet">Tell us about it</Button>
      </>
    ),
  },
};
