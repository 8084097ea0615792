import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { QuestScenery } from './quest-scenery.tsx';

const meta = {
  title: 'Components/QuestScenery',
  component: QuestScenery,
  tags: ['night-only'],
  render: ({ place }) => (
    <div style={{ '--scenery-height': '8rem', paddingTop: '4rem' } as CSSProperties}>
      <QuestScenery place={place} />
    </div>
  ),
} satisfies Meta<typeof QuestScenery>;
export default meta;

type Story = StoryObj<typeof QuestScenery>;

export const Road: Story = { args: { place: 'road' } };
