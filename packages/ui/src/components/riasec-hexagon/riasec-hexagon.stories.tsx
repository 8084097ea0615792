import type { Meta, StoryObj } from '@storybook/react-vite';
import { RiasecHexagon } from './riasec-hexagon.tsx';

const labels = ['Realistic', 'Investigative', 'Artistic', 'Social', 'Enterprising', 'Conventional'];

const toAxes = (percentages: readonly number[], spread = 0) =>
  labels.map((label, index) => {
    const percentage = percentages[index] ?? 0;
    return {
      id: label.toLowerCase(),
      label,
      percentage,
      ...(spread && {
        band: { low: Math.max(0, percentage - spread), high: Math.min(100, percentage + spread) },
      }),
    };
  });

const meta = {
  title: 'Components/RiasecHexagon',
  component: RiasecHexagon,
} satisfies Meta<typeof RiasecHexagon>;
export default meta;

type Story = StoryObj<typeof RiasecHexagon>;

export const WithBands: Story = {
  args: { axes: toAxes([34, 88, 71, 52, 20, 43], 14), caption: 'Your interests' },
};

export const Highest: Story = { args: { axes: toAxes([100, 100, 100, 100, 100, 100]) } };
