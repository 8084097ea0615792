import type { Meta, StoryObj } from '@storybook/react-vite';
import { NativeSelect } from './native-select.ts';

const meta = {
  title: 'Mantine in our theme/NativeSelect',
  component: NativeSelect,
  args: { label: 'Interest', data: ['Any interest', 'Realistic', 'Social'] },
} satisfies Meta<typeof NativeSelect>;
export default meta;

type Story = StoryObj<typeof NativeSelect>;

export const AnotherOption: Story = { args: { defaultValue: 'Social' } };

export const LongText: Story = {
  args: {
    label: 'The job family in which one would like to look for a career',
    data: ['Rechtsschutzversicherungsgesellschaften and everything that belongs to them (128)'],
  },
};
