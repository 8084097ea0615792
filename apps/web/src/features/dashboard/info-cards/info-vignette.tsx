import { type Vignette, VignettePicture } from '../../../shared/layout/vignette.tsx';
import type { InfoTopic } from './info-topics.ts';

/** A small picture of each place: the shelves by candlelight, two at the fire, the road to the gate of a school. */
export function InfoVignette({ topic }: { readonly topic: InfoTopic }) {
  return <VignettePicture vignette={vignettes[topic]} height={150} />;
}

const vignettes: Record<InfoTopic, Vignette> = {
  'career-library': {
    background: ['#171238', '#2a1f4c', '#3a2747'],
    drawing: (glow) => (
      <>
        <path fill="#1d1538" d="M20 0h112v150H20zM150 0h100v150H150zM268 0h112v150H268z" />
        <g fill="#4a3152">
          <path d="M20 44h112v6H20zM20 98h112v6H20zM150 44h100v6H150zM150 98h100v6H150zM268 44h112v6H268zM268 98h112v6H268z" />
        </g>
        <path
          fill="#a1483f"
          d="M26 10h10v34H26zM70 62h12v36H70zM158 8h11v36h-11zM222 62h10v36h-10zM286 6h12v38h-12zM354 60h11v38h-11zM40 114h11v36H40z"
        />
        <path
          fill="#5a54ae"
          d="M38 4h12v40H38zM84 56h9v42h-9zM171 14h9v30h-9zM206 58h13v40h-13zM300 12h10v32h-10zM338 64h13v34h-13zM284 116h12v34h-12z"
        />
        <path
          fill="#3f8467"
          d="M52 12h9v32h-9zM26 66h13v32H26zM182 6h13v38h-13zM158 60h9v38h-9zM322 8h13v36h-13zM276 62h10v36h-10zM96 112h13v38H96z"
        />
        <path
          fill="#c18a44"
          d="M98 6h9v38h-9zM42 60h8v38h-8zM226 10h10v34h-10zM170 64h12v34h-12zM346 14h10v30h-10zM290 58h12v40h-12zM356 118h11v32h-11z"
        />
        <path
          fill="none"
          stroke="#f3cf80"
          strokeWidth="1.4"
          opacity=".7"
          d="M28 18h6M40 14h8M72 72h8M160 18h7M184 16h9M224 72h6M288 16h8M324 18h9M356 70h7M292 68h8M208 68h9"
        />
        <circle cx="200" cy="92" r="96" fill={glow} />
        <path fill="#140f2b" d="M112 150c4-14 40-20 88-20s84 6 88 20z" />
        <path
          fill="#f5ead0"
          d="M150 130c16-10 36-10 50-2 14-8 34-8 50 2v10c-16-8-36-8-50 0-14-8-34-8-50 0z"
        />
        <path
          fill="none"
          stroke="#b99a65"
          strokeWidth="1.5"
          d="M200 128v12M160 131c10-4 22-4 32 0M160 135c10-4 22-4 32 0M208 131c10-4 22-4 32 0M208 135c10-4 22-4 32 0"
        />
        <path fill="#f5ead0" d="M262 112h10v22h-10z" />
        <path fill="#ffe7a3" d="M267 92c2 7 6 9 6 14s-2 7-6 7-6-2-6-7 4-7 6-14z" />
      </>
    ),
  },
  'expert-consultants': {
    background: ['#15133a', '#2b2049', '#43283f'],
    drawing: (glow) => (
      <>
        <path
          stroke="#4a4380"
          opacity=".35"
          d="M0 30h400M0 60h400M0 90h400M40 0v30M120 0v30M280 0v30M360 0v30M80 30v30M320 30v30M40 60v30M360 60v30"
        />
        <path fill="#352a5a" d="M142 150V42c0-14 12-24 26-24h64c14 0 26 10 26 24v108z" />
        <path fill="#463774" d="M130 26h140v14H130z" />
        <path fill="#120d26" d="M164 150V72c0-12 16-22 36-22s36 10 36 22v78z" />
        <circle cx="200" cy="118" r="104" fill={glow} />
        <path
          stroke="#6e432a"
          strokeWidth="7"
          strokeLinecap="round"
          d="m178 142 44-8M222 142l-44-8"
        />
        <path
          fill="#ff9a4a"
          d="M200 82c4 14 18 19 18 34 0 11-8 18-18 18s-18-7-18-18c0-10 6-13 9-21 2 5 4 7 6 8 2-8 1-13 3-21z"
        />
        <path
          fill="#ffe7a3"
          d="M201 104c2 8 9 11 9 19 0 6-4 10-10 10s-10-4-10-10c0-5 3-8 5-11 1 3 2 4 3 4 2-4 2-7 3-12z"
        />
        <g fill="#0d0a22">
          <path d="M60 150V96h10v54zM106 150v-16H66v-10h50v26zM340 150V96h-10v54zM294 150v-16h40v-10h-50v26z" />
          <path d="M70 128c0-24 6-36 16-40-6-4-8-12-4-19 5-8 18-8 22 1 3 6 1 13-4 17 8 3 14 9 17 18l20 5v8l-27-2v30H78z" />
          <path d="M330 128c0-24-6-36-16-40 6-4 8-12 4-19-5-8-18-8-22 1-3 6-1 13 4 17-8 3-14 9-17 18l-16-6-3 7 20 10 4 26h38z" />
        </g>
        <path fill="#f5ead0" d="M132 104l16-4 4 10-16 4z" transform="rotate(8 142 107)" />
        <path
          fill="none"
          stroke="#ffca7a"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".7"
          d="M104 76c2 4 1 8-3 11M296 76c-2 4-1 8 3 11M117 98c2 3 3 5 4 8M283 98c-2 3-3 5-4 8"
        />
      </>
    ),
  },
  'education-paths': {
    background: ['#0f1440', '#3b337f', '#9a6478'],
    drawing: (glow) => (
      <>
        <path
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          opacity=".7"
          d="M30 22h0M70 44h0M118 18h0M160 36h0M328 20h0M366 42h0M48 66h0M300 38h0M380 14h0"
        />
        <path fill="#2d2f75" d="M0 112l60-42 44 26 60-46 60 44 50-34 56 38 70-40v92H0z" />
        <circle cx="236" cy="92" r="92" fill={glow} />
        <path
          fill="#191a4a"
          d="M168 118V76h136v42zM190 76V58h92v18zM222 58V34l14-14 14 14v24zM160 76h152l-6-8H166z"
        />
        <path fill="#2a2760" d="M182 60l54-24 54 24z" />
        <path
          fill="#ffd98a"
          d="M180 86h8v14h-8zM196 86h8v14h-8zM268 86h8v14h-8zM284 86h8v14h-8zM226 118V98a10 10 0 0 1 20 0v20z"
        />
        <circle cx="236" cy="50" r="5" fill="#ffd98a" />
        <path fill="#d8523a" d="M235 20V4c8-4 12 3 20 0v9c-8 3-12-3-18 0v7z" />
        <path fill="#151841" d="M0 122c80-14 150-12 236-6s120-2 164-8v42H0z" />
        <path
          fill="#e9bd6c"
          opacity=".9"
          d="M226 116h20c0 8 26 8 20 16-6 7-60 6-74 18H96c20-16 96-12 116-20 12-5 14-8 14-14z"
        />
        <path fill="#0b0d28" d="M66 150v-50h6v50z" />
        <path fill="#c99a45" d="M40 92h44l8 8-8 8H40zM98 112H56l-8 7 8 7h42z" />
        <path
          fill="#0a0c24"
          d="M348 150h-6v-12h-18c8-5 12-11 14-18h-7c7-6 10-12 12-19h-6c5-9 7-17 8-27 1 10 3 18 8 27h-6c2 7 5 13 12 19h-7c2 7 6 13 14 18h-18zM386 150h-5v-10h-14c6-5 10-10 11-16h-5c6-5 8-10 10-17h-5c4-7 6-14 6-22 1 8 3 15 7 22h-5c2 7 5 12 10 17h-5c1 6 5 11 11 16h-16z"
        />
      </>
    ),
  },
};
