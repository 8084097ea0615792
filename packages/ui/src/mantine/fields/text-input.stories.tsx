import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconSearch } from '@tabler/icons-react';
import { TextInput } from './text-input.ts';

const meta = {
  title: 'Mantine in our theme/TextInput',
  component: TextInput,
  args: { label: 'Email', type: 'email', placeholder: 'you@example.com' },
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof TextInput>;

export const EmptyWithError: Story = { args: { error: 'Please enter your email.' } };

export const Search: Story = {
  args: {
    label: 'Search careers',
    type: 'search',
    placeholder: 'Title, field or skill',
    leftSection: <IconSearch size={20} aria-hidden="true" />,
  },
};

export const LongText: Story = {
  args: {
    label: 'Rechtsschutzversicherungsgesellschaftsangestelltenadresse for all letters',
    description: 'It is used for the link to your results and for nothing else. '.repeat(3),
    defaultValue: 'wolfeschlegelsteinhausenbergerdorff@the-seven-farthest-valleys.example.com',
  },
};
