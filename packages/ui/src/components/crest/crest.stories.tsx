import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from '../../testing/story-layout.module.css';
import { Crest, emblems } from './crest.tsx';

const titles = Object.keys(import.meta.glob('./pictures/titles/*.svg')).map((file) =>
  file.replace(/.*\/|\.svg$/g, ''),
);

const meta = {
  title: 'Components/Crest',
  component: Crest,
} satisfies Meta<typeof Crest>;
export default meta;

type Story = StoryObj<typeof Crest>;

export const Emblems: Story = {
  render: () => (
    <div className={classes.row}>
      {emblems.map((emblem) => (
        <Crest key={emblem} emblem={emblem} />
      ))}
    </div>
  ),
};

export const GuildTitles: Story = {
  render: () => (
    <div className={classes.row}>
      {titles.map((title) => (
        <Crest key={title} emblem="mage" title={title} size={64} />
      ))}
    </div>
  ),
};
