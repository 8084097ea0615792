import { fill } from './canvas.tsx';

/** A low moon with its halo. */
export function Moon({ x, y, r = 44 }: { x: number; y: number; r?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 44})`}>
      <circle r="150" fill={fill('halo')} />
      <circle r="44" fill="#f6edcf" />
      <path
        fill="#d3c7a0"
        d="M-21-12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M2 16a11 11 0 1 0 22 0 11 11 0 1 0-22 0"
      />
    </g>
  );
}

/** Far mountains and nearer hills from edge to edge, with the glow of dusk behind them. */
export function Hills({ flip = false }: { flip?: boolean }) {
  return (
    <g transform={flip ? 'scale(-1 1)' : undefined}>
      <ellipse cx="80" cy="200" rx="900" ry="120" fill={fill('dusk')} />
      <path
        fill={fill('far')}
        d="M-1200 162l150-48 130 32 100-36 90 44 160-46 140 44 110-34 120 36 100-46 130 44 150-42 110 40 130-30 100 34 160-46 150 46 90-26 280 24V300h-2400z"
      />
      <path
        fill={fill('ridge')}
        d="M-1200 196c110-60 300-40 420-4s280-10 420-26 260 30 420 34 260-48 420-42 240 52 380 30 220-16 340 4v108h-2400z"
      />
      <ellipse cx="0" cy="206" rx="1200" ry="34" fill={fill('mist')} />
    </g>
  );
}

/** The ground that everybody walks on, down to the edge of the parchment and below it. */
export function Ground() {
  return (
    <path
      fill={fill('near')}
      d="M-1200 206c200-10 330 8 500 22s330 6 500 8 390 6 560-2 260-30 420-34 280-4 420 8v92h-2400z"
    />
  );
}

/** Groups of dark trees, each as the x and y of its foot. */
export function Groves({ at }: { at: readonly (readonly [number, number])[] }) {
  return at.map(([x, y]) => <use key={x} href="#grove" x={x} y={y} />);
}

/** A lantern on a post, as along the road of the landing page. */
export function Lantern({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="54" cy="-46" fill={fill('glow')} />
      <path stroke="#0b0d26" strokeWidth="3.5" d="M0 4v-56" />
      <path fill="#0b0d26" d="M-7-62h14l-2 4H-5zM-6-44H6v3H-6z" />
      <path fill="#ffe6a6" d="M-5-58H5v14H-5z" />
    </g>
  );
}

/** Lit windows with rounded tops, each as the x and y of its lower left corner. */
export function Windows({ at }: { at: readonly (readonly [number, number])[] }) {
  return (
    <path
      fill="#ffdb8f"
      stroke="#ffc766"
      strokeOpacity=".3"
      strokeWidth="4"
      d={at.map(([x, y]) => `M${x} ${y}v-8a4 4 0 0 1 8 0v8z`).join('')}
    />
  );
}

/** People from afar, each as the x of its middle. Their feet are hidden. */
export function Crowd({ at, y, colour }: { at: readonly number[]; y: number; colour: string }) {
  return (
    <g stroke={colour} strokeLinecap="round">
      <path strokeWidth="12" d={at.map((x) => `M${x} ${y - (x % 3) * 3}h0`).join('')} />
      <path strokeWidth="19" d={at.map((x) => `M${x} ${y + 20 - (x % 3) * 3}v20`).join('')} />
    </g>
  );
}

/** Still water from edge to edge, with the light of the moon on it. */
export function Water({ y, moon }: { y: number; moon: number }) {
  return (
    <>
      <path fill={fill('water')} d={`M-1200 ${y}h2400V300h-2400z`} />
      <path
        stroke="#f6edcf"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".5"
        d={`M${moon - 30} ${y + 5}h60m-80 9h44m16-1h34m-66 10h66m-102 10h50m30 2h40`}
      />
      <path
        stroke="#a7aee6"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".3"
        d={`M-1000 ${y + 14}h90m150 16h70m170-18h60m80 24h70m560-6h80m160-14h60m100 22h90m170-16h80`}
      />
    </>
  );
}

/** A goose with opinions. */
export function Goose({ x, y = 238 }: { x: number; y?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="#e9a23f" d="M-3-9h3v9h-4zM5-9h3v9H4zM18-40l8 3-8 2z" />
      <path
        fill="#efecf8"
        d="M-18-20c8 2 12-2 20-2 6-4 8-10 8-16 1-6 9-6 9 0 0 8-1 14-3 20-4 12-26 14-34-2z"
      />
    </g>
  );
}
