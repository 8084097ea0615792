import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { SealedLetter } from './sealed-letter.tsx';

const meta = {
  title: 'Components/SealedLetter',
  component: SealedLetter,
} satisfies Meta<typeof SealedLetter>;
export default meta;

export const Sizes: StoryObj<typeof SealedLetter> = {
  render: () => (
    <div className={classes.row}>
      {[48, 96, 144].map((size) => (
        <SealedLetter key={size} size={size} />
      ))}
    </div>
  ),
};
