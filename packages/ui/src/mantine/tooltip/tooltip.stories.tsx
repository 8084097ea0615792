import type { Meta, StoryObj } from '@storybook/react-vite';
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
