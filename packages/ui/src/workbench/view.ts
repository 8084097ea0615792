import { allStories } from './all-stories.ts';
import { type Surface, surfaces } from './stories.ts';

/** Widths of the window in pixels; undefined is as wide as there is room. */
export const widths = { Full: undefined, Phone: 360, Tablet: 768, Desktop: 1280 } as const;
export type Width = keyof typeof widths;

/** What the workbench shows, and how. All of it is in the address, so that it can be sent to someone. */
export interface View {
  /** Title of the stories. */
  component: string;
  /** Default: each background that the component is made for. */
  surface: Surface | undefined;
  width: Width;
  /** As with the browser's zoom at 200 %. */
  isZoomed: boolean;
}

export function toView(hash: string): View {
  const said = new URLSearchParams(hash.slice(1));
  return {
    component: said.get('component') ?? allStories[0]?.title ?? '',
    surface: surfaces.find((surface) => surface === said.get('surface')),
    width: widthNames.find((width) => width === said.get('width')) ?? 'Full',
    isZoomed: said.has('zoom'),
  };
}

export function toHash({ component, surface, width, isZoomed }: View): string {
  return `#${new URLSearchParams({
    component,
    ...(surface && { surface }),
    ...(width !== 'Full' && { width }),
    ...(isZoomed && { zoom: '2' }),
  })}`;
}

export const widthNames = Object.keys(widths) as Width[];
