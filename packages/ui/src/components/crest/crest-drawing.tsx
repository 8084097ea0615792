/** @jsxRuntime automatic */
// The pragma is for the server's `tsx`, which reads the JSX settings of its own package only.

import { type Emblem, emblems } from './emblems.tsx';

export interface CrestDrawingProps {
  emblem: Emblem;
  /** Prefix of the gradients' ids, unique on the page. Default: none. */
  id?: string;
}

/**
 * Renders the contents of an `svg` element with a view box of 96 by 108. It uses no stylesheet and no hook,
 * because the server renders it too and the files in `pictures` are generated from it.
 */
export function CrestDrawing({ emblem, id = '' }: CrestDrawingProps) {
  const { shield, field, shapes, lines } = emblems[emblem];
  const gold = `url(#${id}gold)`;
  return (
    <>
      <defs>
        <linearGradient id={`${id}field`} x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" stopColor={field[0]} />
          <stop offset="1" stopColor={field[1]} />
        </linearGradient>
        <linearGradient id={`${id}rim`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset="0.35" stopColor="#e6b24e" />
          <stop offset="0.6" stopColor="#9b6a22" />
          <stop offset="1" stopColor="#f7d88a" />
        </linearGradient>
        <linearGradient
          id={`${id}gold`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="18"
          x2="0"
          y2="90"
        >
          <stop offset="0" stopColor="#fffaea" />
          <stop offset="1" stopColor="#f3cf80" />
        </linearGradient>
        <clipPath id={`${id}clip`}>
          <path d={shield} />
        </clipPath>
      </defs>
      <path d={shield} fill={`url(#${id}field)`} />
      <g clipPath={`url(#${id}clip)`}>
        <path fill="#fff" opacity=".1" d="M-4 0h58L20 112H-4z" />
        <path d={shield} fill="none" opacity=".35" stroke={`url(#${id}rim)`} strokeWidth="11" />
      </g>
      <path
        d={shield}
        fill="none"
        stroke={`url(#${id}rim)`}
        strokeLinejoin="round"
        strokeWidth="4"
      />
      <g style={{ filter: 'drop-shadow(0 1.5px 1px rgb(20 8 4 / 0.5))' }}>
        <g fill={gold}>{shapes}</g>
        {lines ? (
          <g
            fill="none"
            stroke={gold}
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="3.6"
          >
            {lines}
          </g>
        ) : null}
      </g>
    </>
  );
}
