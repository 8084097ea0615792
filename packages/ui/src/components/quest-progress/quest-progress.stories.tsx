import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuestProgress } from './quest-progress.tsx';

const meta = {
  title: 'Components/QuestProgress',
  component: QuestProgress,
} satisfies Meta<typeof QuestProgress>;
export default meta;

type Story = StoryObj<typeof QuestProgress>;

export const Halfway: Story = { args: { current: 8, total: 15 } };

export const EpicQuest: Story = { args: { current: 21, total: 40 } };
