import type { ReactNode } from 'react';
import { fill } from './canvas.tsx';

interface FigureProps {
  /** Where the feet stand. */
  x: number;
  /** Default: 238. */
  y?: number;
  /** Default: 1. */
  scale?: number;
  /** Faces left. Default: false. */
  flip?: boolean;
}

function Figure({ x, y = 238, scale = 1, flip, children }: FigureProps & { children: ReactNode }) {
  const size = flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`;
  return <g transform={`translate(${x} ${y})${size}`}>{children}</g>;
}

const skin = '#d9a27c';
const dark = '#0e1030';
const leather = '#7a5636';

/** The reader: the red cloak and the lantern of the landing page, seen from the side. */
export function You(props: FigureProps) {
  return (
    <Figure {...props}>
      <circle cx="35" cy="-40" r="58" fill={fill('glow')} />
      <path fill={dark} d="M-14-12h9l1 12h-13zM6-12h9l6 12H7z" />
      <path
        fill={fill('cloak')}
        d="M5-98c10 1 16 9 15 18-1 5-2 8-4 11 6 6 9 14 10 23l5 35c-8 5-18 7-31 7s-23-3-31-9c7-12 11-26 13-39 2-9 5-16 11-20-10-10-3-27 12-26z"
      />
      <path
        fill="#4c1620"
        opacity=".6"
        d="M-2-64L-16-6l-8-3 16-53zM8-60L20-6l-7 1zM11-86c9 1 9 14 0 13z"
      />
      <path fill="#ffdc94" opacity=".7" d="M16-69c6 6 9 14 10 23l5 35-5 2zM9-97c11 4 14 18 7 28z" />
      <path fill="#5f3f16" d="M20-53l15-4v6h6v22H30v-22l-8 1z" />
      <path fill="#fff0bd" d="M31-48h9v16h-9z" />
    </Figure>
  );
}

/** Wren, small and quiet: a bob of hair, a satchel, and a long teal scarf that flies behind. */
export function Wren(props: FigureProps) {
  return (
    <Figure {...props}>
      <path fill={dark} d="M-10-24h8v24h-12zM2-24h8l6 24H3z" />
      <path fill="#343a85" d="M-6-58h12c7 6 9 20 8 36-9 4-19 4-28 0 0-16 2-30 8-36z" />
      <path fill={skin} d="M-4-80H9l3 8-3 9h-10z" />
      <path fill={dark} d="M-11-73c-1-10 6-16 14-15s10 6 9 11c-8-1-8 4-9 14-8 2-13-2-14-10z" />
      <path
        fill="#4bb5a2"
        d="M-9-63c6 4 14 4 20-1l2 6c-7 5-14 6-21 3-8 0-14-5-24 0-5 2-9 1-13-3 12-1 20-15 36-5z"
      />
      <path fill={leather} d="M5-54h3L-5-34l1 13h-13v-13h10z" />
    </Figure>
  );
}

/** Tolly, tall and thin: a cap with a feather, and a whistle at the lips. */
export function Tolly(props: FigureProps) {
  return (
    <Figure {...props}>
      <path fill={dark} d="M-8-42h7L-4 0h-13zM0-42h7L15 0H5z" />
      <path fill="#3f4694" d="M-6-84c6-3 11-2 14 3 3 12 4 28 3 43-7 3-14 3-21 0 0-18 0-32 4-46z" />
      <path fill={skin} d="M-3-103H9l3 8-3 9h-9z" />
      <path fill={dark} d="M-6-103H3l-3 16c-5 0-7-6-6-16z" />
      <path fill="#c58f35" d="M-9-102c2-9 13-12 19-4l8 4z" />
      <path fill="#f7d88a" d="M-6-104c-6-8-16-10-26-20-2 12 8 22 26 20z" />
      <path
        fill="none"
        stroke="#2c3177"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M2-79l14 13 6-20"
      />
      <path stroke="#f3dcae" strokeWidth="3" d="M12-92l22 10" />
    </Figure>
  );
}

/** Bracken, old and broad: a wide hat, a white beard, a pack, and a crook. */
export function Bracken(props: FigureProps) {
  return (
    <Figure {...props}>
      <path fill="none" stroke="#a07c4f" strokeWidth="3.4" d="M27 0V-84c0-13 15-13 15-1" />
      <path fill={dark} d="M-14-14h10V0h-14zM4-14h10l4 14H4z" />
      <path fill={leather} d="M-32-76c4-8 18-8 22 0v36c-5 4-15 4-20 0-3-10-4-24-2-36z" />
      <path
        fill="#53478f"
        d="M-4-78c12-2 20 4 23 16l9 10-3 8-6-2c1 10 1 22 0 32-10 6-26 6-38 0-2-22 0-44 4-56 2-6 5-7 11-8z"
      />
      <path fill={skin} d="M4-92h13l3 8-4 7H4z" />
      <path fill="#e8e4f2" d="M5-82h14c3 12-1 24-7 32-7-6-9-18-7-32z" />
      <path fill={dark} d="M-22-89c10-4 14-6 15-12 4-8 16-9 20 0 2 6 8 8 20 10-16 7-38 8-55 2z" />
    </Figure>
  );
}

/** Biscuit the mule, laden, and in no hurry. */
export function Biscuit(props: FigureProps) {
  return (
    <Figure {...props}>
      <path
        fill="#2a2758"
        d="M14-38l-4 20 2 18h9l-1-17 8-20zM-44-40c2 10-4 16-10 22l2 18h9l-1-16 12-14zM-54-56c-8 8-8 22-5 36l5-2z"
      />
      <path
        fill="#5a538f"
        d="M-54-56c1-12 14-14 26-12 16 3 32 3 46-1 12-4 20-14 28-24-6-10-9-22-6-29 6 4 11 14 12 25 1-9 4-19 9-25 4 8 3 20-2 29 8 4 16 13 22 22 3 5 1 10-4 11-7 1-11-3-17-6-5-1-9 1-11 5-3 12-6 20-10 27l-2 23 3 16h-10l-4-18-3-18c-14 4-30 4-44-1-2 6-4 9-6 13l3 22h-10l-4-17c-5-8-13-20-16-42z"
      />
      <path fill="#b5aabc" d="M78-71h9c3 6-1 11-5 11-5 0-8-1-10-4z" />
      <path fill="#9c2f38" d="M-34-70h48l3 24h-54z" />
      <path fill={leather} d="M-36-66h22v24h-24zM-2-66h18l2 22H-2z" />
      <path fill="#a98455" d="M-38-72a7 9 0 0 1 0-15h52a7 9 0 0 1 0 15z" />
      <path fill={dark} d="M-28-88h3v21h-3zM3-88h3v21H3z" />
    </Figure>
  );
}
