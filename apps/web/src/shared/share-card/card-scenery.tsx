import { useId } from 'react';

const arch = 'M56 340V196C56 104 172 46 300 46s244 58 244 150v144z';
const gold = '#a87a2c';
const center = { x: 300, y: 262 };
const rayCount = 24;

/** Draws a frame on the white card, with a night view of the road to the guild hall. */
export function CardScenery({ className }: { readonly className: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 600 800" fill="none" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#0a0d26" />
          <stop offset=".55" stopColor="#232a63" />
          <stop offset="1" stopColor="#5a4f9a" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="var(--tint)" />
          <stop offset=".5" stopColor="var(--tint)" stopOpacity=".4" />
          <stop offset="1" stopColor="var(--tint)" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}window`}>
          <path d={arch} />
        </clipPath>
      </defs>

      <g clipPath={`url(#${id}window)`}>
        <path fill={`url(#${id}sky)`} d="M50 40h500v310H50z" />
        <ellipse cx={center.x} cy={center.y} rx="250" ry="176" fill={`url(#${id}glow)`} />
        <path fill="#fff6d8" opacity=".07" d={rays} />
        <g stroke="#fff3cf" strokeLinecap="round">
          <path
            strokeWidth="2"
            opacity=".8"
            d="M96 196h0M128 150h0M180 92h0M222 118h0M116 232h0M158 204h0M380 80h0M398 138h0M366 150h0M478 178h0M512 206h0M432 208h0M240 78h0M84 244h0M520 252h0"
          />
          <path strokeWidth="3.5" d="M148 118h0M204 160h0M420 176h0M496 160h0M104 172h0" />
        </g>
        <path fill="#fdf3d3" d="M462 114a22 22 0 1 0 25 32 19 19 0 1 1-25-32z" />
        <path
          fill="#3b3a7d"
          d="M50 288l40-34 26 22 42-44 48 48 30-20 52 36 60-30 44 26 36-40 44 38 40-30 44 34v62H50z"
        />
        <path
          fill="#1c1d4e"
          d="M98 306v-46h5v-5h5v5h6v-34l9-22 9 22v48h12v-12l14-17 14 17v12h10v-26l8-20 8 20v52z"
        />
        <path
          fill="#ffd57a"
          d="M121 236h4v9h-4zM121 254h4v9h-4zM156 268h4v10h-4zM191 262h4v9h-4zM106 276h4v8h-4z"
        />
        <path fill="#191c4b" d="M50 306c60-16 130-10 190 4s120 6 180-6 100-4 130 2v40H50z" />
        <path
          fill="#0f1233"
          d="m424 324 10-38 10 38zM446 324l13-50 13 50zM476 322l11-42 11 42zM502 322l14-56 14 56zM62 330l11-42 11 42zM86 334l8-28 8 28zM400 340c34-24 90-30 150-22v30H400zM50 326c30-4 64 2 84 20H50z"
        />
        <path fill="#e2b866" d="M158 304c-6 15 50 12 26 38h88c0-28-100-20-104-38z" />
      </g>

      <path stroke="#c2933f" strokeWidth="5" strokeLinejoin="round" d={arch} />
      <path
        stroke="#f9d67c"
        opacity=".7"
        d="M64 332V198c0-86 110-144 236-144s236 58 236 144v134z"
      />
      <path
        stroke={gold}
        strokeWidth="2"
        d="M42 18h516a24 24 0 0 0 24 24v716a24 24 0 0 0-24 24H42a24 24 0 0 0-24-24V42a24 24 0 0 0 24-24z"
      />
      <path
        stroke={gold}
        opacity=".6"
        d="M50 26h500a24 24 0 0 0 24 24v700a24 24 0 0 0-24 24H50a24 24 0 0 0-24-24V50a24 24 0 0 0 24-24z"
      />
      <path
        fill={gold}
        d="m24 16 8 8-8 8-8-8zM576 16l8 8-8 8-8-8zM576 768l8 8-8 8-8-8zM24 768l8 8-8 8-8-8zm54-714 4.5 15.5L98 74l-15.5 4.5L78 94l-4.5-15.5L58 74l15.5-4.5zM522 54l4.5 15.5L542 74l-15.5 4.5L522 94l-4.5-15.5L502 74l15.5-4.5zM118 62l4 5-4 5-4-5zM66 116l4 5-4 5-4-5zM482 62l4 5-4 5-4-5zM534 116l4 5-4 5-4-5z"
      />
    </svg>
  );
}

// Beams from behind the crest, each a thin triangle.
const rays = Array.from({ length: rayCount }, (_, index) => {
  const corner = (turn: number) => {
    const angle = (turn / rayCount) * 2 * Math.PI;
    const x = Math.round(center.x + 330 * Math.cos(angle));
    return `L${x} ${Math.round(center.y + 330 * Math.sin(angle))}`;
  };
  return `M${center.x} ${center.y}${corner(index - 0.22)}${corner(index + 0.22)}z`;
}).join('');
