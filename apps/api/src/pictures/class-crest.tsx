import type { CharacterClass } from '@guildpath/contract';
import type { ReactNode } from 'react';

interface Arms {
  /** The outline of the shield, in a field of 96 by 108. */
  readonly shield: string;
  /** The upper and the lower end of the field's colour. */
  readonly field: readonly [string, string];
  /** Filled with gold. */
  readonly shapes: ReactNode;
  /** Strokes of gold. */
  readonly lines?: string;
}

/** The same arms as the web app's crests of the classes. */
const armsOf: Readonly<Record<CharacterClass, Arms>> = {
  Warrior: {
    shield: 'M48 5c13 5 26 7.5 39 8v39c0 26-16 42-39 51C25 94 9 78 9 52V13c13-.5 26-3 39-8z',
    field: ['#d9603a', '#6c1c25'],
    shapes: (
      <>
        <path d="m24 18.5 6.5 4.5L62 61.5l-4.5 4L25.5 28z" />
        <path d="m72 18.5-6.5 4.5L34 61.5l4.5 4L70.5 28z" />
        <path d="m37.5 19 5 5 5.5-8 5.5 8 5-5-2 12.5h-17z" />
        <circle cx="71" cy="76.5" r="3.4" />
        <circle cx="25" cy="76.5" r="3.4" />
        <path d="m48 68 3 6.5 7 .9-5.2 4.8 1.4 7L48 83.7l-6.2 3.5 1.4-7-5.2-4.8 7-.9z" />
      </>
    ),
    lines: 'M54 71.5 68.5 59M42 71.5 27.5 59m35 7 7 8.5M33.5 66l-7 8.5',
  },
  Mage: {
    shield: 'M48 4 87 27v38c0 17-17 31-39 39C26 96 9 82 9 65V27z',
    field: ['#7a68e8', '#251a63'],
    shapes: (
      <>
        <path d="m48 17 4.2 13.8L66 35l-13.8 4.2L48 53l-4.2-13.8L30 35l13.8-4.2z" />
        <circle cx="29" cy="46" r="2.2" />
        <circle cx="67" cy="46" r="2.2" />
        <circle cx="66" cy="24.5" r="1.7" />
        <circle cx="30" cy="24.5" r="1.7" />
        <path d="M46.3 65.5C40 60.8 32 59.4 23.5 60v20c8.5-.8 16.5.7 22.8 5.2z" />
        <path d="M49.7 65.5c6.3-4.7 14.3-6.1 22.8-5.5v20c-8.5-.8-16.5.7-22.8 5.2z" />
      </>
    ),
  },
  Healer: {
    shield:
      'M48 4c8 7 20 10 38 9 3 14 4 24 3 37-2 27-18 43-41 54C25 93 9 77 7 50 6 37 7 27 10 13c18 1 30-2 38-9z',
    field: ['#36b183', '#0c443b'],
    shapes: (
      <>
        <path d="M48 19c5.5 7 9 11.5 9 16.8a9 9 0 0 1-18 0C39 30.5 42.5 26 48 19z" />
        <path d="M46 68C29 67 21 57 21 42c14 .6 24.5 9 25 26z" />
        <path d="M50 68c17-1 25-11 25-26-14 .6-24.5 9-25 26z" />
      </>
    ),
    lines: 'M48 52v33M37 84c7-4 15-4 22 0',
  },
};

interface ClassCrestProps {
  readonly characterClass: CharacterClass;
  /** In pixels. */
  readonly width: number;
}

/** The gilded shield of a class. */
export function ClassCrest({ characterClass, width }: ClassCrestProps) {
  const { shield, field, shapes, lines } = armsOf[characterClass];
  return (
    <svg aria-hidden="true" width={width} height={(width * 108) / 96} viewBox="0 0 96 108">
      <defs>
        <linearGradient id="field" x1="0" y1="0" x2="0.25" y2="1">
          <stop offset="0" stopColor={field[0]} />
          <stop offset="1" stopColor={field[1]} />
        </linearGradient>
        <linearGradient id="rim" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset="0.35" stopColor="#e6b24e" />
          <stop offset="0.6" stopColor="#9b6a22" />
          <stop offset="1" stopColor="#f7d88a" />
        </linearGradient>
        <linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="0" y1="18" x2="0" y2="90">
          <stop offset="0" stopColor="#fffaea" />
          <stop offset="1" stopColor="#f3cf80" />
        </linearGradient>
        <clipPath id="shield">
          <path d={shield} />
        </clipPath>
      </defs>
      <path d={shield} fill="url(#field)" />
      <g clipPath="url(#shield)">
        <path d="M-4 0h58L20 112H-4z" fill="#fff" fillOpacity="0.1" />
        <path d={shield} fill="none" stroke="url(#rim)" strokeWidth="11" strokeOpacity="0.35" />
      </g>
      <path d={shield} fill="none" stroke="url(#rim)" strokeWidth="4" strokeLinejoin="round" />
      <g fill="url(#gold)">{shapes}</g>
      {lines && (
        <path
          d={lines}
          fill="none"
          stroke="url(#gold)"
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
