import type { Meta, StoryObj } from '@storybook/react-vite';
import { NightScene } from './night-scene.tsx';

const meta = {
  title: 'Components/NightScene',
  component: NightScene,
  tags: ['night-only'],
} satisfies Meta<typeof NightScene>;
export default meta;

type Story = StoryObj<typeof NightScene>;

export const BehindScreen: Story = {
  render: () => (
    <div style={{ position: 'relative', height: 500 }}>
      <NightScene />
    </div>
  ),
};
