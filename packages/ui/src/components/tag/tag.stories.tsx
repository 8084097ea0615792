import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconHeart } from '@tabler/icons-react';
import classes from '../../testing/story-layout.module.css';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof Tag>;

export const WithAndWithoutIcon: Story = {
  render: () => (
    <div className={classes.row}>
      <Tag>Career Interests</Tag>
      <Tag icon={<IconHeart size={16} aria-hidden="true" />}>Empathy</Tag>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    icon: <IconHeart size={16} aria-hidden="true" />,
    children: 'Management of material resources across several departments and countries',
  },
};
