import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof Spinner>;

export const WithLabel: Story = { args: { label: 'Loading' } };

export const Sizes: Story = {
  render: () => (
    <div className={classes.row}>
      {[20, 32, 48, 72].map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};
