import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Alert } from './alert.ts';

const icon = <IconAlertTriangle size={22} aria-hidden="true" />;

const meta = {
  title: 'Mantine in our theme/Alert',
  component: Alert,
  // The signed-in screens that use it are on night.
  tags: ['night-only'],
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof Alert>;

export const LongText: Story = {
  render: () => (
    <Alert
      icon={icon}
      title="Rechtsschutzversicherungsgesellschaften could not be loaded from the guild hall"
    >
      {'It may have been taken down, or it may never have been there. '.repeat(5)}
    </Alert>
  ),
};
