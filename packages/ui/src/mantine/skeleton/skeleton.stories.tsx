import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.ts';

const meta = {
  title: 'Mantine in our theme/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const RowAndCard: Story = {
  render: () => (
    <>
      <Skeleton height={112} />
      <br />
      <Skeleton height={320} />
    </>
  ),
};
