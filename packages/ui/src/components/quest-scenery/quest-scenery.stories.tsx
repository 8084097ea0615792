import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { QuestScenery } from './quest-scenery.tsx';

const times = ['morning', 'noon', 'dusk', 'night'] as const;

const meta = {
  title: 'Components/QuestScenery',
  component: QuestScenery,
  tags: ['night-only'],
  render: ({ place }) => (
    <>
      {times.map((time) => (
        <div key={time} style={{ '--scenery-height': '8rem', paddingTop: '4rem' } as CSSProperties}>
          <QuestScenery place={place} time={time} />
        </div>
      ))}
    </>
  ),
} satisfies Meta<typeof QuestScenery>;
export default meta;

type Story = StoryObj<typeof QuestScenery>;

export const Road: Story = { args: { place: 'road' } };
