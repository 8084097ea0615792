import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Mantine in our theme/PasswordInput',
  component: PasswordInput,
  args: { label: 'Password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordInput>;
export default meta;

type Story = StoryObj<typeof PasswordInput>;

export const Revealed: Story = {
  args: { defaultValue: 'correct horse battery', defaultVisible: true },
};

export const WithError: Story = {
  args: {
    description: 'At least 8 characters',
    defaultValue: 'short',
    error: 'Password must be at least 8 characters',
  },
};

export const LongText: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaftsangestelltenpasswort, entered once more',
    defaultValue: 'a very long sentence that nobody else would ever think of using',
    defaultVisible: true,
  },
};
