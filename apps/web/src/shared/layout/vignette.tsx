import { type ReactNode, useId } from 'react';

export interface Vignette {
  /** From top to bottom. */
  readonly background: readonly [string, string, string];
  /** Takes the fill of whatever glows. */
  readonly drawing: (glow: string) => ReactNode;
}

export interface VignettePictureProps {
  readonly vignette: Vignette;
  /** Of 400 in width. */
  readonly height: number;
}

/** A small picture that says nothing the words beside it do not. */
export function VignettePicture({ vignette, height }: VignettePictureProps) {
  const id = useId();
  const { background, drawing } = vignette;
  return (
    <svg viewBox={`0 0 400 ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}background`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={background[0]} />
          <stop offset="0.65" stopColor={background[1]} />
          <stop offset="1" stopColor={background[2]} />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".85" />
          <stop offset="0.4" stopColor="#ffae5c" stopOpacity=".35" />
          <stop offset="1" stopColor="#ff9a4a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill={`url(#${id}background)`} d={`M0 0h400v${height}H0z`} />
      {drawing(`url(#${id}glow)`)}
    </svg>
  );
}
