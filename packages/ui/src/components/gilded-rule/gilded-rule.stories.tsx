import type { Meta, StoryObj } from '@storybook/react-vite';
import { GildedRule } from './gilded-rule.tsx';

const meta = {
  title: 'Components/GildedRule',
  component: GildedRule,
} satisfies Meta<typeof GildedRule>;
export default meta;

type Story = StoryObj<typeof GildedRule>;

export const Default: Story = {};
