import { TooltipGroup } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Tooltip } from './tooltip.ts';

const hint = 'The strongest of your six career interests.';

const meta = {
  title: 'Mantine in our theme/Tooltip',
  component: Tooltip,
  args: { label: hint, opened: true, children: <Button variant="outline">Archetype</Button> },
  decorators: [
    // Leaves room for the tooltip above and below the button.
    (Story) => (
      <div style={{ display: 'grid', placeContent: 'center', gap: 16, minHeight: '32rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Opened: Story = {};

export const LongText: Story = {
  args: {
    label:
      `${hint} Rechtsschutzversicherungsgesellschaftsangestellteninteressen are among them. `.repeat(
        2,
      ),
  },
};

export const OpenedByKeyboard: Story = {
  render: () => (
    <TooltipGroup openDelay={700} closeDelay={300}>
      <Tooltip label={hint}>
        <Button variant="outline">Archetype</Button>
      </Tooltip>
    </TooltipGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Archetype' })).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(hint);
  },
};
