import classes from './hall-backdrop.module.css';

// Left edges.
const windows = [96, 344, 592] as const;
const banners = [
  { x: 20, light: '#2f9268', dark: '#103f30' },
  { x: 268, light: '#c9523a', dark: '#5d1822' },
  { x: 516, light: '#6f5fd0', dark: '#2a2168' },
] as const;
const lamps = [48, 296, 544, 780] as const;

/** Draws the guild hall at night behind the top of a page. */
export function HallBackdrop() {
  return (
    <div className={classes.backdrop}>
      <div className={classes.inner}>
        <svg className={classes.drawing} viewBox="0 0 800 420" aria-hidden="true">
          <defs>
            <Fade id="hall-sky" stops={['#0a0d2b', '#20246a 50%', '#6a4a7d 78%', '#b8727c']} />
            {banners.map(({ x, light, dark }) => (
              <Fade key={x} id={`hall-banner${x}`} stops={[light, dark]} />
            ))}
            <radialGradient id="hall-lamp">
              <stop stopColor="#ffd58a" stopOpacity=".6" />
              <stop offset=".35" stopColor="#ffae5c" stopOpacity=".2" />
              <stop offset="1" stopColor="#ff9a4a" stopOpacity="0" />
            </radialGradient>
            <radialGradient id="hall-moon">
              <stop stopColor="#fff6d6" stopOpacity=".55" />
              <stop offset="1" stopColor="#c8cdff" stopOpacity="0" />
            </radialGradient>
            <path id="hall-arch" d="M0 310V112C0 66 34 34 76 0c42 34 76 66 76 112v198z" />
            <clipPath id="hall-panes">
              {windows.map((x) => (
                <use key={x} href="#hall-arch" x={x} y="28" />
              ))}
            </clipPath>
          </defs>

          <g clipPath="url(#hall-panes)">
            <path fill="url(#hall-sky)" d="M60 20h720v330H60z" />
            <circle cx="446" cy="128" r="120" fill="url(#hall-moon)" />
            <circle cx="446" cy="128" r="28" fill="#f8f0d2" />
            <path
              stroke="#fff"
              strokeWidth="2.2"
              strokeLinecap="round"
              opacity=".8"
              d="M120 146h0M154 92h0M206 172h0M226 118h0M138 212h0M188 60h0M370 196h0M398 84h0M480 216h0M362 246h0M616 150h0M654 78h0M690 178h0M726 134h0M634 232h0M704 96h0"
            />
            <path
              fill="#2b2d70"
              d="M60 290l60-58 40 30 62-60 58 56 80-48 74 58 66-64 70 58 62-38 60 48 70-52 58 48v90H60z"
            />
            <path fill="#151945" d="M60 318c90-40 170-34 270-12s190 6 270-16 130-6 180 12v60H60z" />
            <path
              fill="#11143a"
              d="M640 330v-74h-8l20-40 20 40h-8v34h18v-58h-8l22-46 22 46h-8v98z"
            />
            <path
              fill="#ffd98a"
              d="M649 268h6v10h-6zM693 246h6v10h-6zM693 274h6v10h-6zM668 304h7v12h-7z"
            />
          </g>
          {windows.map((x) => (
            <g key={x} transform={`translate(${x} 28)`} fill="none">
              <path stroke="#0b0d28" strokeWidth="5" d="M76 0v310M0 214h152" />
              <path stroke="#0b0d28" strokeWidth="4" d="M0 112c26-20 50-20 76 0 26-20 50-20 76 0" />
              <use href="#hall-arch" stroke="#3d4488" strokeWidth="12" />
              <use href="#hall-arch" stroke="#12163c" strokeWidth="4" />
              <path fill="#2a2f66" stroke="#4b5296" d="M-16 310h184v14H-16z" />
            </g>
          ))}
          {banners.map(({ x }) => (
            <g key={x} transform={`translate(${x} 36)`}>
              <path stroke="#c99a45" strokeWidth="4" strokeLinecap="round" d="M-8 0h72" />
              <path fill={`url(#hall-banner${x})`} d="M0 2h56v176l-28 26-28-26z" />
              <path fill="none" stroke="#e6b24e" opacity=".55" d="M5 2v173l23 21 23-21V2" />
              <path fill="#f3cf80" opacity=".85" d="m28 52 6 17 17 6-17 6-6 17-6-17-17-6 17-6z" />
            </g>
          ))}
          {lamps.map((x) => (
            <g key={x} transform={`translate(${x} 296)`}>
              <circle className={classes.lamp} r="110" fill="url(#hall-lamp)" />
              <path fill="#8a6c33" d="M-10 14h20l-3 9H-7zM-2 23h4v18h-4z" />
              <path fill="#ffe7a3" d="M0-14c2 8 8 12 8 20S4 16 0 16s-8-2-8-10S-2-4 0-14z" />
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}

interface FadeProps {
  readonly id: string;
  /** From top to bottom, as `colour` or `colour offset`. */
  readonly stops: readonly string[];
}

function Fade({ id, stops }: FadeProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map((stop, index) => {
        const [colour, offset = index === 0 ? '0' : '1'] = stop.split(' ');
        return <stop key={stop} stopColor={colour} offset={offset} />;
      })}
    </linearGradient>
  );
}
