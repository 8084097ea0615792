import { Tooltip as MantineTooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import classes from './tooltip.module.css';

export const Tooltip = MantineTooltip.withProps({
  multiline: true,
  interactive: true,
  withArrow: true,
  arrowSize: 8,
  events: { hover: true, focus: true, touch: true },
  // Within the `main` landmark that `Page` renders.
  portalProps: { target: '#content' },
  classNames: classes,
});
