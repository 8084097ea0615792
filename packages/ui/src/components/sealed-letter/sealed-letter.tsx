import { useId } from 'react';

export interface SealedLetterProps {
  /** Width in pixels. Default: 96. */
  size?: number;
  className?: string;
}

/** Draws a letter with a seal of red wax. It is decorative. */
export function SealedLetter({ size = 96, className }: SealedLetterProps) {
  const id = useId();
  return (
    <svg
      className={className}
      width={size}
      height={(size * 72) / 96}
      viewBox="0 0 96 72"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}paper`} x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#fff8e6" />
          <stop offset="1" stopColor="#e6d2a4" />
        </linearGradient>
        <linearGradient id={`${id}flap`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fffdf5" />
          <stop offset="1" stopColor="#ecdcb8" />
        </linearGradient>
        <radialGradient id={`${id}wax`} cx="0.38" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#e8604a" />
          <stop offset="0.6" stopColor="#a8252c" />
          <stop offset="1" stopColor="#6c1520" />
        </radialGradient>
      </defs>
      <g stroke="#9b6a22" strokeWidth="1.5" strokeLinejoin="round">
        <rect x="3" y="5" width="90" height="62" rx="4" fill={`url(#${id}paper)`} />
        <path d="M4.5 65 38 37M91.5 65 58 37" fill="none" strokeOpacity="0.55" />
        <path
          d="M4 7.5 44 43c2.4 2 5.6 2 8 0L92 7.5Q91 5 88 5H8Q5 5 4 7.5z"
          fill={`url(#${id}flap)`}
        />
      </g>
      <path
        d="M48 25.5c3.4-1.4 5.6 1 8.2 2.2 2.9 1.3 6.2 1.6 7 5.2.7 3-.8 5.1-.7 8 .1 3.2 1.6 6-1 8.6-2.2 2.2-5 1.5-7.5 3-2.3 1.3-4 3.6-6.9 3.1-2.6-.4-3.7-3-6-4.2-2.7-1.4-6-1.1-7.3-4.2-1.2-2.8.7-5 .6-7.9-.1-3.1-2-5.8.3-8.5 1.9-2.2 4.8-1.9 7.3-3.2 2-1 3.6-1.2 6-2.1z"
        fill={`url(#${id}wax)`}
      />
      <circle
        cx="48"
        cy="40.5"
        r="9.4"
        fill="none"
        stroke="#5d0f1a"
        strokeOpacity="0.55"
        strokeWidth="1.4"
      />
      <path
        d="m48 33.6 1.9 5 5 1.9-5 1.9-1.9 5-1.9-5-5-1.9 5-1.9z"
        fill="#ffcfae"
        fillOpacity="0.9"
      />
    </svg>
  );
}
