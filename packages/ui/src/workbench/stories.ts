import type { ReactNode } from 'react';

/** The two backgrounds that a component can stand on. */
export const surfaces = ['night', 'parchment'] as const;
export type Surface = (typeof surfaces)[number];

/** The order of the workbench's sidebar. */
export const groups = ['Tokens', 'Components', 'Mantine in our theme'] as const;

/** The states of one component: what the workbench shows and what the tests of accessibility go through. */
export interface Stories {
  /** The component. */
  title: string;
  /** Default: `Components`. */
  group?: (typeof groups)[number];
  /** The backgrounds that it is made for. Default: both. */
  surfaces?: readonly Surface[];
  /** It is a whole screen, with landmarks and main heading of its own. Default: false. */
  isScreen?: boolean;
  /** Height in pixels of the window in which it is shown. Default: as high as it is. */
  height?: number;
  /** Each state by its name. A state is a component: it may use hooks. */
  states: Readonly<Record<string, (props: { surface: Surface }) => ReactNode>>;
}
