/** @jsxRuntime automatic */
// The pragma is for the server's `tsx`, which reads the JSX settings of its own package only.

import type { ReactNode } from 'react';

/** The three classes, the six interest types, and the explorer, for results without a leading interest. */
export type Emblem =
  | 'warrior'
  | 'mage'
  | 'healer'
  | 'realistic'
  | 'investigative'
  | 'artistic'
  | 'social'
  | 'enterprising'
  | 'conventional'
  | 'explorer';

interface EmblemDrawing {
  /** Path data of the outline, in a field of 96 by 108. */
  shield: string;
  /** Start and end of the background gradient. */
  field: readonly [string, string];
  /** Shapes filled with gold. */
  shapes: ReactNode;
  /** Lines stroked with gold, above the shapes. Default: none. */
  lines?: ReactNode;
}

const heater = 'M48 5c13 5 26 7.5 39 8v39c0 26-16 42-39 51C25 94 9 78 9 52V13c13-.5 26-3 39-8z';
const arched = 'M48 4 87 27v38c0 17-17 31-39 39C26 96 9 82 9 65V27z';
const rounded =
  'M48 4c8 7 20 10 38 9 3 14 4 24 3 37-2 27-18 43-41 54C25 93 9 77 7 50 6 37 7 27 10 13c18 1 30-2 38-9z';
const roundel = 'M48 8a46 46 0 1 1 0 92 46 46 0 0 1 0-92z';

export const emblems: Record<Emblem, EmblemDrawing> = {
  warrior: {
    shield: heater,
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
    lines: (
      <>
        <path d="M54 71.5 68.5 59M42 71.5 27.5 59" />
        <path d="m62.5 66 7 8.5M33.5 66l-7 8.5" />
      </>
    ),
  },
  mage: {
    shield: arched,
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
  healer: {
    shield: rounded,
    field: ['#36b183', '#0c443b'],
    shapes: (
      <>
        <path d="M48 19c5.5 7 9 11.5 9 16.8a9 9 0 0 1-18 0C39 30.5 42.5 26 48 19z" />
        <path d="M46 68C29 67 21 57 21 42c14 .6 24.5 9 25 26z" />
        <path d="M50 68c17-1 25-11 25-26-14 .6-24.5 9-25 26z" />
      </>
    ),
    lines: (
      <>
        <path d="M48 52v33" />
        <path d="M37 84c7-4 15-4 22 0" />
      </>
    ),
  },
  realistic: {
    shield: roundel,
    field: ['#cf7a44', '#57250f'],
    shapes: (
      <>
        <path d="M24 57h13v-5h37c-1.5 8-8 12-17 13v6l6 6v5H35v-5l6-6v-6c-9 0-15-2.5-17-8z" />
        <path d="M36 26h21l4 4v8l-4 4H36z" />
      </>
    ),
    lines: (
      <>
        <path d="M61 34h12" />
      </>
    ),
  },
  investigative: {
    shield: roundel,
    field: ['#4f94dc', '#12295f'],
    shapes: (
      <>
        <path d="m43 36 2.8 9.2L55 48l-9.2 2.8L43 60l-2.8-9.2L31 48l9.2-2.8z" />
      </>
    ),
    lines: (
      <>
        <circle cx="43" cy="48" r="18.5" />
        <path d="m57 62 14 15" strokeWidth="7" />
      </>
    ),
  },
  artistic: {
    shield: roundel,
    field: ['#c06fd6', '#4a1660'],
    shapes: (
      <>
        <path d="M33 72h30l3 8c-11 4.5-25 4.5-36 0z" />
        <circle cx="30" cy="28" r="3.4" />
        <circle cx="66" cy="28" r="3.4" />
      </>
    ),
    lines: (
      <>
        <path d="M36 74c-9-7-13-16-11-26 1.5-7.5 7-11 5-19" />
        <path d="M60 74c9-7 13-16 11-26-1.5-7.5-7-11-5-19" />
        <path d="M26 36h44" />
        <path d="M41.5 36v38M48 36v38M54.5 36v38" strokeWidth="2.2" />
      </>
    ),
  },
  social: {
    shield: roundel,
    field: ['#45b487', '#0f4a3d'],
    shapes: (
      <>
        <circle cx="33.5" cy="50" r="7" />
        <circle cx="62.5" cy="50" r="7" />
        <path d="M19 79c0-12 6-19 14.5-19 6 0 10.5 3 14.5 8.5C52 63 56.5 60 62.5 60 71 60 77 67 77 79c-18 6-40 6-58 0z" />
        <path d="M48 44c-7-5.5-11-9.3-11-14 0-3.5 2.7-6 5.8-6 2.2 0 4 1 5.2 3 1.2-2 3-3 5.2-3 3.1 0 5.8 2.5 5.8 6 0 4.7-4 8.5-11 14z" />
      </>
    ),
  },
  enterprising: {
    shield: roundel,
    field: ['#dba53a', '#613a0c'],
    shapes: (
      <>
        <path d="M20 66h56c-2.5 9-8 14-16 14H36c-8 0-13.5-5-16-14z" />
        <path d="M51 28c13 5 20 15 21 32H51z" />
        <path d="M43 34c-9 6-14 14-15.5 26H43z" />
      </>
    ),
    lines: (
      <>
        <path d="M47 64V24" />
      </>
    ),
  },
  conventional: {
    shield: roundel,
    field: ['#7f97bd', '#22304f'],
    shapes: (
      <>
        <path d="M16.5 57h21c-1 6.5-5 9.5-10.5 9.5S17.5 63.5 16.5 57z" />
        <path d="M58.5 57h21c-1 6.5-5 9.5-10.5 9.5S59.5 63.5 58.5 57z" />
        <path d="M37 81c0-4.5 4.5-7 11-7s11 2.5 11 7z" />
        <circle cx="48" cy="27" r="3.6" />
      </>
    ),
    lines: (
      <>
        <path d="M48 28v48M27 37c8 0 14-1.5 21-5 7 3.5 13 5 21 5" />
        <path d="m27 38-8.5 19M27 38l8.5 19M69 38l-8.5 19M69 38l8.5 19" strokeWidth="2.2" />
      </>
    ),
  },
  explorer: {
    shield: roundel,
    field: ['#55609f', '#171c45'],
    shapes: (
      <>
        <path d="m48 20 6.5 27.5L82 54l-27.5 6.5L48 88l-6.5-27.5L14 54l27.5-6.5z" />
      </>
    ),
    lines: (
      <>
        <circle cx="48" cy="54" r="27" strokeWidth="2.2" />
      </>
    ),
  },
};
