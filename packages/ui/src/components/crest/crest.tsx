import clsx from 'clsx';
import { useId } from 'react';
import classes from './crest.module.css';
import { type Emblem, emblems } from './emblems.tsx';

export interface CrestProps {
  emblem: Emblem;
  /** Width in pixels. Default: 96. */
  size?: number;
  /** Accessible name. Default: none, because its name is beside it. */
  label?: string;
  className?: string;
}

/** The arms of a class or of an interest type: a gilded shield with its charge. */
export function Crest({ emblem, size = 96, label, className }: CrestProps) {
  const id = useId();
  return (
    <svg
      className={clsx(classes.crest, className)}
      width={size}
      height={(size * 108) / 96}
      viewBox="0 0 96 108"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <CrestDrawing emblem={emblem} id={id} />
    </svg>
  );
}

interface CrestDrawingProps {
  emblem: Emblem;
  /** Prefix of the gradients' ids. */
  id?: string;
}

/** The contents of the drawing, 96 by 108. The files in `pictures` are made of it. */
export function CrestDrawing({ emblem, id = '' }: CrestDrawingProps) {
  const { shield, field, charge } = emblems[emblem];
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
          id={`${id}charge`}
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
      <g
        className={classes.charge}
        fill={`url(#${id}charge)`}
        stroke={`url(#${id}charge)`}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3.6"
        style={{ filter: 'drop-shadow(0 1.5px 1px rgb(20 8 4 / 0.5))' }}
      >
        {charge}
      </g>
    </>
  );
}
