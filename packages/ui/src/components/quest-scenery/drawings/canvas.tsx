import type { ReactElement, ReactNode } from 'react';

const pine =
  'M0 0h-4v-12h-22c9-6 14-13 17-21h-9c8-7 12-14 14-22h-7C-5-65-2-80 0-100 2-80 5-65 11-55H4c2 8 6 15 14 22H9c3 8 8 15 17 21H4V0z';

const definitions = {
  dusk: radial('dusk', ['#ffa868a0', '#dc6e7838 50%', '#a590']),
  glow: radial('glow', ['#ffca6e99', '#ffaa5a30 45%', '#fa50']),
  halo: radial('halo', ['#fff6d690', '#c8cdff28 40%', '#ccf0']),
  mist: radial('mist', ['#c4c0f080', '#bbf0']),
  far: vertical('far', ['#4a4f99', '#1b1f52']),
  ridge: vertical('ridge', ['#343881', '#171b48']),
  near: vertical('near', ['#171b48', '#0d1030 70%']),
  water: vertical('water', ['#5a5496', '#2a2d6b 25%', '#0d1030']),
  stone: vertical('stone', ['#45437f', '#3b2f4f']),
  spill: vertical('spill', ['#ffd682b0', '#fd80']),
  cloak: vertical('cloak', ['#d2593d', '#7d2230']),
  snow: vertical('snow', ['#8d94cf', '#343a7c 30%', '#0d1030 85%']),
  house: (
    <g key="house" id="house">
      <path fill="#2a2659" d="M-24 4v-42h48V4z" />
      <path fill="#e6e9ff" d="M-30-36L0-62l30 26-5 3-25-20-25 20z" />
      <path fill="#ffdb8f" d="M-14-28h11v13h-11zM5-28h11v13H5zM-4 2v-12h9V2z" />
    </g>
  ),
  beam: (
    <linearGradient key="beam" id="beam">
      {toStops(['#fff3c900', '#fff3c9b0'])}
    </linearGradient>
  ),
  tower: (
    <g key="tower" id="tower">
      <path fill="#3d3873" d="M-16 8v-38h32V8z" />
      <path fill="#6a4a7c" d="M-20-29L0-50l20 21z" />
      <path fill="#ffdb8f" d="M-9-22h7v10h-7zM4-22h7v10H4zM-3-4h7V8h-7z" />
    </g>
  ),
  pine: <path key="pine" id="pine" d={pine} />,
  grove: (
    <g key="grove" id="grove" fill="#0b0e2c">
      {[
        [-46, 0.8],
        [0, 1.25],
        [46, 0.65],
      ].map(([x, height]) => (
        <use key={x} href="#pine" transform={`translate(${x})scale(${height})`} />
      ))}
    </g>
  ),
} satisfies Record<string, ReactElement>;

type Definition = keyof typeof definitions;

export const fill = (name: Definition) => `url(#${name})`;

interface CanvasProps {
  /** The gradients and shapes that the drawing refers to. */
  uses: readonly Definition[];
  /** Default: that of the strip above the parchment. */
  viewBox?: string;
  children: ReactNode;
}

/**
 * The canvas of one picture. On a phone 640 units around the middle are visible. Feet stand at 238, the parchment
 * begins at 245, and the sky is left out, because the page has one.
 */
export function Canvas({ uses, viewBox = '-1200 0 2400 300', children }: CanvasProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} aria-hidden="true">
      <defs>{uses.map((name) => definitions[name])}</defs>
      {children}
    </svg>
  );
}

function vertical(id: string, stops: readonly string[]) {
  return (
    <linearGradient key={id} id={id} x2="0" y2="1">
      {toStops(stops)}
    </linearGradient>
  );
}

function radial(id: string, stops: readonly string[]) {
  return (
    <radialGradient key={id} id={id}>
      {toStops(stops)}
    </radialGradient>
  );
}

/** Reads `colour offset`. Default offsets: 0 for the first stop, 1 for the last. */
function toStops(stops: readonly string[]) {
  return stops.map((stop, index) => {
    const [colour, offset] = stop.split(' ');
    return <stop key={stop} stopColor={colour} offset={offset ?? (index === 0 ? undefined : 1)} />;
  });
}
