import type { Tier } from '@guildpath/contract';
import { type Vignette, VignettePicture } from '../../shared/layout/vignette.tsx';

/** A small picture of each journey: a fire by the road, a pass over the mountains, a far keep above the clouds. */
export function TierVignette({ tier }: { readonly tier: Tier }) {
  return <VignettePicture vignette={vignettes[tier]} height={180} />;
}

const stars = (
  <path
    stroke="#fff"
    strokeWidth="2"
    strokeLinecap="round"
    opacity=".7"
    d="M28 26h0M66 58h0M102 20h0M148 44h0M196 18h0M238 52h0M286 24h0M330 50h0M372 22h0M352 84h0M22 84h0"
  />
);

const vignettes: Record<Tier, Vignette> = {
  quick: {
    background: ['#0f1440', '#343182', '#8a5672'],
    drawing: (glow) => (
      <>
        {stars}
        <path fill="#262a66" d="M0 128l54-44 40 26 52-48 60 54 44-30 56 40 50-36 44 30v60H0z" />
        <path fill="#181c4a" d="M0 140c70-24 140-16 210-4s130 6 190-10v54H0z" />
        <circle cx="200" cy="128" r="88" fill={glow} />
        <path
          fill="#0d1030"
          d="M58 152h-6v-12H34c8-5 12-11 14-18h-7c7-6 10-12 12-19h-6c5-9 7-17 8-27 1 10 3 18 8 27h-6c2 7 5 13 12 19h-7c2 7 6 13 14 18H58zM348 150h-6v-10h-16c7-5 11-10 13-16h-6c6-5 9-11 11-17h-6c5-8 6-15 7-24 1 9 3 16 8 24h-6c2 6 5 12 11 17h-6c2 6 6 11 13 16h-17z"
        />
        <path fill="#0d1030" d="M0 156c80-18 150-12 220-6s120 2 180-6v36H0z" />
        <path
          stroke="#5f3f2a"
          strokeWidth="6"
          strokeLinecap="round"
          d="m180 152 40-11M220 152l-40-11"
        />
        <path
          fill="#ff9a4a"
          d="M200 92c4 14 18 20 18 36 0 11-8 19-18 19s-18-8-18-19c0-10 6-14 9-22 2 5 4 8 6 9 2-8 1-14 3-23z"
        />
        <path
          fill="#ffe7a3"
          d="M201 114c2 8 9 12 9 21 0 6-4 11-10 11s-10-5-10-11c0-5 3-8 5-12 1 3 2 4 3 5 2-4 2-8 3-14z"
        />
        <path
          fill="#0a0d26"
          d="M138 149c0-18 4-28 12-31-5-3-6-8-4-13 3-6 12-6 15 0 2 5 1 9-3 13 9 4 14 14 15 31zM232 149c1-17 6-26 14-30-4-4-5-8-3-13 3-6 12-6 15 0 2 5 1 10-4 13 8 3 12 13 12 30z"
        />
      </>
    ),
  },
  standard: {
    background: ['#0c1136', '#23307c', '#5f6fb8'],
    drawing: (glow) => (
      <>
        {stars}
        <circle cx="306" cy="46" r="17" fill="#f6edcf" />
        <path fill="#4b57a8" d="M0 132l70-70 44 40 74-86 88 92 44-38 80 62v48H0z" />
        <path
          fill="#d7dcff"
          opacity=".75"
          d="m188 16 33 34-15-3-12 12-13-10-14 9-11 4zM70 62l20 18-12 2-8 8-9-7-11 1z"
        />
        <path fill="#2a3179" d="M0 150l90-50 70 38 80-48 90 52 70-32v70H0z" />
        <path
          fill="none"
          stroke="#f0c36a"
          strokeWidth="5"
          strokeLinecap="round"
          d="M64 180c26-14 92-10 96-24 4-12-48-12-34-24 12-10 48-4 58-14"
          strokeDasharray="1 11"
        />
        <circle cx="186" cy="112" r="34" fill={glow} />
        <path stroke="#c9a45c" strokeWidth="3" d="M188 118V84" />
        <path fill="#d8523a" d="M189 84c10-5 17 5 29 0v15c-12 5-19-5-29 0z" />
        <path fill="#12163f" d="M0 168c60-14 130-8 200-2s140 2 200-8v22H0z" />
      </>
    ),
  },
  epic: {
    background: ['#0b0d2c', '#2a1f66', '#7a4d8c'],
    drawing: (glow) => (
      <>
        {stars}
        <circle cx="206" cy="92" r="76" fill="#f6edcf" opacity=".9" />
        <circle cx="206" cy="92" r="110" fill={glow} opacity=".45" />
        <path
          fill="#241c56"
          d="m150 180 8-62h10V92l-8 2 14-32 14 32-8-2v14h10V66l-9 2 17-42 17 42-9-2v40h12V84l-8 2 13-30 13 30-8-2v34h12l10 62z"
        />
        <path
          fill="#ffd98a"
          d="M196 84h5v9h-5zM172 104h5v8h-5zM223 98h5v8h-5zM194 128a8 8 0 0 1 16 0v18h-16z"
        />
        <path
          fill="#d8523a"
          d="M198 26V12c8-4 12 3 20 0v9c-8 3-12-3-18 0v5zM174 62V52c6-3 9 2 14 0v7c-5 2-8-2-12 0v3z"
        />
        <path
          fill="#cfc6f2"
          opacity=".55"
          d="M0 152c30-14 52-2 74-8 26-8 52-6 70 2 24-10 58-10 82 0 26-10 52-8 74 0 34-8 62-6 100 2v32H0z"
        />
        <path fill="#1a1546" d="M0 168c50-12 96-4 140-2 52 2 96-8 150-4 44 2 74 0 110-6v24H0z" />
        <path
          fill="none"
          stroke="#0a0a26"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M318 62c8-8 14-8 20 0 6-8 12-8 20 0M66 44c6-6 10-6 15 0 5-6 9-6 15 0"
        />
      </>
    ),
  },
};
