import type { Stories } from '../../workbench/stories.ts';
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

export const stories: Stories = {
  title: 'RiasecHexagon',
  states: {
    'A profile with its bands': () => (
      <RiasecHexagon axes={toAxes([34, 88, 71, 52, 20, 43], 14)} caption="Your interests" />
    ),
    'Without bands': () => <RiasecHexagon axes={toAxes([34, 88, 71, 52, 20, 43])} />,
    'All as low as can be': () => <RiasecHexagon axes={toAxes([0, 0, 0, 0, 0, 0])} />,
    'All as high as can be': () => <RiasecHexagon axes={toAxes([100, 100, 100, 100, 100, 100])} />,
  },
};
