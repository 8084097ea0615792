import { GuildHall } from './guild-hall.tsx';
import { starfield } from './starfield.ts';
import { Traveller } from './traveller.tsx';

const faintStars = starfield({ seed: 7, count: 150, width: 1600, height: 560 });
const stars = starfield({ seed: 1973, count: 60, width: 1600, height: 500 });
const brightStars = starfield({ seed: 42, count: 22, width: 1600, height: 420 });

// x and y of the base, height.
const farPines = [
  [868, 668, 40],
  [890, 660, 52],
  [912, 652, 38],
  [1352, 640, 44],
  [1376, 648, 58],
  [1402, 654, 46],
  [1430, 664, 62],
  [1462, 672, 48],
  [1494, 682, 60],
  [1530, 690, 52],
  [1566, 698, 64],
] as const;
const nearPines = [
  [24, 770, 190],
  [86, 748, 240],
  [150, 752, 170],
  [206, 742, 210],
  [268, 748, 130],
  [1310, 846, 120],
  [1372, 826, 170],
  [1436, 808, 220],
  [1500, 800, 160],
  [1556, 796, 240],
] as const;

/**
 * Draws the road to the guild hall by night. Screens show it as `night-scene.svg`, because as inline elements
 * it would cost a phone more time than the rest of the page.
 */
export function NightSceneDrawing() {
  const fill = (name: string) => `url(#${name})`;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" aria-hidden="true">
      <Definitions />
      <path fill={fill('sky')} d="M0 0h1600v900H0z" />
      <ellipse cx="1180" cy="600" rx="900" ry="330" fill={fill('dusk')} />
      <ellipse
        cx="420"
        cy="260"
        rx="620"
        ry="150"
        fill={fill('veil')}
        transform="rotate(-14 420 260)"
      />

      <g stroke="#fff" strokeLinecap="round">
        <path d={faintStars} strokeWidth="1.6" opacity=".45" />
        <path d={stars} strokeWidth="2.4" opacity=".75" />
        <path d={brightStars} strokeWidth="3.4" stroke="#fff3cf" />
      </g>

      <circle cx="1402" cy="262" r="210" fill={fill('halo')} />
      <circle cx="1402" cy="262" r="62" fill={fill('moon')} />
      <g fill="#c5bd9d" opacity=".4">
        <circle cx="1382" cy="244" r="13" />
        <circle cx="1418" cy="284" r="17" />
        <circle cx="1424" cy="238" r="7" />
        <circle cx="1384" cy="288" r="6" />
      </g>
      <path
        fill="#c9cdf2"
        opacity=".13"
        d="M1190 306c44-2 62-20 108-16 38 4 52-12 92-8s58 10 110 4c-30 16-62 12-104 20s-66 8-104 2-66 8-102-2zM930 222c42-2 58-16 98-13s62-8 108-2c-30 12-54 8-86 15s-78 8-120 0z"
      />

      <path
        fill={fill('farRidge')}
        d="M0 566l70-52 46 30 92-98 44 40 40-28 88 86 60-44 78 66 86-84 52 42 74-74 98 104 62-46 84 60 96-94 60 58 64-44 90 84 66-60 54 54 78-70 52 48 68-66V900H0z"
      />
      <path
        fill="#aab4f0"
        opacity=".2"
        d="m208 446 44 40-6 40-22-30-12 10zM292 458l88 86-32-6-26-34-18 8zM440 500l78 66-34-4-26-30-12 4zM730 450l98 104-34-8-30-44-22 12zM604 482l52 42-14 30-22-28-12 4zM890 508l84 60-30-2-28-26-16 6zM1348 530l54 54-20 6-20-24-10 6z"
      />
      <path
        fill={fill('nearRidge')}
        d="M0 652l108-84 60 44 92-78 96 88 70-46 128 92 110-70 96 62 130-60 120 52 150-62 110 58 112-52 98 50 120-58V900H0z"
      />
      <ellipse cx="900" cy="660" rx="900" ry="58" fill={fill('mist')} />

      <path
        fill={fill('meadow')}
        d="M0 720c170-52 340-40 500-16s260 14 370-36c90-42 160-62 260-62s190 26 290 54c70 20 130 32 180 38v202H0z"
      />
      <g fill="#12163c">
        {farPines.map(([x, y, height]) => (
          <use key={x} href="#pine" transform={`translate(${x} ${y}) scale(${height / 100})`} />
        ))}
      </g>
      <path
        fill={fill('road')}
        d="M1121 612c-16 26 62 44 54 76-10 38-214 30-246 76-26 38-214 60-330 136h262c58-42 160-72 182-122 14-34 196-34 206-84 8-40-118-52-110-82z"
      />
      <path
        fill="#fff0c4"
        opacity=".16"
        d="M1121 612c-16 26 62 44 54 76-10 38-214 30-246 76-26 38-214 60-330 136h20c120-72 306-98 332-136 32-46 240-38 250-76 8-32-76-50-60-76z"
      />
      <GuildHall />

      <g>
        {[
          [1206, 668, 0.6],
          [888, 776, 0.95],
          [1108, 752, 0.85],
          [760, 838, 1.2],
        ].map(([x, y, scale]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <circle r="54" cy="-36" fill={fill('glow')} />
            <path stroke="#0b0d26" strokeWidth="3.5" d="M0 4v-42" />
            <path fill="#0b0d26" d="M-7-52h14l-2 4H-5zM-6-34H6v3H-6z" />
            <path fill="#ffe6a6" d="M-5-48H5v14H-5z" />
          </g>
        ))}
      </g>

      <path fill={fill('near')} d="M0 752c170-44 350-34 520 22 130 44 220 88 290 126H0z" />
      <path fill={fill('near')} d="M1600 786c-120 2-250 20-350 52-60 20-110 42-150 62h500z" />
      <g fill="#080a20">
        {nearPines.map(([x, y, height]) => (
          <use key={x} href="#pine" transform={`translate(${x} ${y}) scale(${height / 100})`} />
        ))}
      </g>
      <Traveller />
      <path fill={fill('fade')} d="M0 760h1600v140H0z" />
    </svg>
  );
}

function Definitions() {
  return (
    <defs>
      <VerticalGradient
        id="sky"
        stops={['#070919', '#0f1440 38%', '#262a6c 62%', '#54437f 78%', '#7d5273']}
      />
      <VerticalGradient id="farRidge" stops={['#4a4f99', '#2a2d6b 45%', '#1b1f52']} />
      <VerticalGradient id="nearRidge" stops={['#2c3075', '#1c2054 40%', '#151943']} />
      <VerticalGradient id="meadow" stops={['#282c66', '#161a45 40%', '#0d1030']} />
      <VerticalGradient id="near" stops={['#12163a', '#0a0d26 60%']} />
      <VerticalGradient id="road" stops={['#f4ca7a', '#b98a6a 25%', '#5d4c77 60%', '#2a2850']} />
      <VerticalGradient id="stone" stops={['#3d3b74', '#2c2a58 50%', '#3b2f4f']} />
      <VerticalGradient id="roof" stops={['#3b3474', '#221d4c']} />
      <VerticalGradient id="light" stops={['#fff3c9', '#ffc765']} />
      <VerticalGradient id="cloak" stops={['#d2593d', '#7d2230']} />
      <VerticalGradient id="spill" stops={['rgb(255 214 130 / .75)', 'rgb(255 214 130 / 0)']} />
      <VerticalGradient id="fade" stops={['rgb(11 14 36 / 0)', '#0b0e24']} />
      <RadialGradient
        id="glow"
        stops={['rgb(255 202 110 / .55)', 'rgb(255 170 90 / .18) 45%', 'rgb(255 160 90 / 0)']}
      />
      <RadialGradient
        id="dusk"
        stops={['rgb(255 168 104 / .42)', 'rgb(220 110 120 / .16) 50%', 'rgb(160 90 150 / 0)']}
      />
      <RadialGradient id="veil" stops={['rgb(110 120 220 / .28)', 'rgb(110 120 220 / 0)']} />
      <RadialGradient
        id="halo"
        stops={['rgb(255 246 214 / .5)', 'rgb(200 205 255 / .16) 38%', 'rgb(200 205 255 / 0)']}
      />
      <RadialGradient id="mist" stops={['rgb(190 190 240 / .3)', 'rgb(190 190 240 / 0)']} />
      <RadialGradient id="moon" stops={['#fffdf2', '#f6edcf 60%', '#dccfa6']} />
      <path
        id="pine"
        d="M0 0h-4v-12h-22c9-6 14-13 17-21h-9c8-7 12-14 14-22h-7C-5-65-2-80 0-100 2-80 5-65 11-55H4c2 8 6 15 14 22H9c3 8 8 15 17 21H4V0z"
      />
    </defs>
  );
}

interface GradientProps {
  id: string;
  /** `colour` or `colour offset`. Default offsets: 0 for the first, 100 % for the others. */
  stops: readonly string[];
}

function VerticalGradient({ id, stops }: GradientProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <Stops stops={stops} />
    </linearGradient>
  );
}

function RadialGradient({ id, stops }: GradientProps) {
  return (
    <radialGradient id={id}>
      <Stops stops={stops} />
    </radialGradient>
  );
}

function Stops({ stops }: { stops: readonly string[] }) {
  return stops.map((stop, index) => {
    const [, colour, offset] = /^(.*?)(?: (\d+%))?$/.exec(stop) ?? [];
    return <stop key={stop} stopColor={colour} offset={offset ?? (index === 0 ? 0 : 1)} />;
  });
}
