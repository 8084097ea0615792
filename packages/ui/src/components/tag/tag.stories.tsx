import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof Tag>;

export const OneLine: Story = { args: { children: 'Career Interests' } };

export const LongText: Story = {
  args: {
    children: 'Management of material resources across several departments and countries',
  },
};
