import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { Badge } from './badge.ts';

const meta = {
  title: 'Mantine in our theme/Badge',
  component: Badge,
  tags: ['night-only'],
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof Badge>;

export const Variants: Story = {
  render: () => (
    <div className={classes.row}>
      {['destructive', 'default', 'secondary', 'outline'].map((variant) => (
        <Badge key={variant} variant={variant}>
          {variant}
        </Badge>
      ))}
    </div>
  ),
};
