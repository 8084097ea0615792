import { NativeSelect, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconSearch } from '@tabler/icons-react';

const meta = {
  title: 'Mantine in our theme/Field',
  component: TextInput,

  tags: ['night-only'],
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof TextInput>;

export const Empty: Story = {
  render: () => (
    <>
      <TextInput
        type="search"
        label="Search careers"
        placeholder="Title, field or skill"
        leftSection={<IconSearch size={20} aria-hidden="true" />}
      />
      <br />
      <NativeSelect label="Interest" data={['Any interest', 'Realistic', 'Social']} />
    </>
  ),
};

export const Filled: Story = {
  render: () => (
    <>
      <TextInput type="search" label="Search careers" defaultValue="cartographer" />
      <br />
      <NativeSelect label="Interest" data={['Any interest', 'Social']} defaultValue="Social" />
    </>
  ),
};

export const LongText: Story = {
  render: () => (
    <NativeSelect
      label="The job family in which one would like to look for a career"
      data={['Rechtsschutzversicherungsgesellschaften and everything that belongs to them (128)']}
    />
  ),
};
