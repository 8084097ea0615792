import { Canvas, fill } from './canvas.tsx';
import { Biscuit, Bracken, Tolly, Wren, You } from './company.tsx';
import { Crowd, Goose, Ground, Groves, Hills, Lantern, Moon, Water, Windows } from './land.tsx';

/** The inn at the crossroads, where the company arrives. */
export function Inn() {
  return (
    <Canvas
      uses={['dusk', 'far', 'ridge', 'mist', 'halo', 'near', 'glow', 'cloak', 'pine', 'grove']}
    >
      <Hills />
      <Moon x={-150} y={124} r={30} />
      <ellipse cx="150" cy="190" rx="220" ry="110" fill={fill('glow')} />
      <path fill="#221f4d" d="M178 130v-34h20v50z" />
      <path fill="#39336a" d="M50 240v-76h190v76z" />
      <path fill="#231f50" d="M28 172l44-62h146l44 62zM106 126l20-22 20 22v16h-40z" />
      <path
        stroke="#1c1842"
        strokeWidth="5"
        d="M50 200h190M52 240v-76M112 240v-76M176 240v-76M238 240v-76"
      />
      <Windows at={[[122, 134]]} />
      <path
        fill="#ffdb8f"
        d="M66 176h32v18H66zM190 176h34v18h-34zM190 210h34v20h-34zM130 240v-32a13 13 0 0 1 26 0v32z"
      />
      <path stroke="#39336a" strokeWidth="3" d="M82 176v18M207 176v18M207 210v20M143 196v44" />
      <path fill="none" stroke="#0d1030" strokeWidth="4" d="M50 182H22" />
      <path fill="#c58f35" d="M22 186h20v20H22z" />
      <path fill="#fff0bd" d="M29 190h6v12h-6z" />
      <Ground />
      <Lantern x={286} y={240} scale={0.9} />
      <Groves
        at={[
          [-1100, 240],
          [-560, 238],
          [470, 244],
          [1000, 222],
        ]}
      />
      <Biscuit x={-226} scale={0.9} />
      <Tolly x={-120} scale={0.9} />
      <Bracken x={-62} scale={0.9} />
      <You x={0} scale={0.9} />
    </Canvas>
  );
}

/** The mill by the brook. */
export function Mill() {
  return (
    <Canvas
      uses={['dusk', 'far', 'ridge', 'mist', 'halo', 'near', 'glow', 'cloak', 'pine', 'grove']}
    >
      <Hills flip />
      <Moon x={196} y={126} r={36} />
      <path
        fill="#191c4e"
        d="M-330 240v-40l30-26 30 26v40zM-410 240v-32l26-22 26 22v32zM380 240v-38l28-24 28 24v38z"
      />
      <Windows
        at={[
          [-306, 212],
          [-388, 220],
          [402, 214],
        ]}
      />
      <ellipse cx="-100" cy="196" rx="180" ry="90" fill={fill('glow')} />
      <path fill="#39336a" d="M-180 240V156h150v84z" />
      <path fill="#231f50" d="M-198 162l40-56h108l38 56z" />
      <path fill="#a7aee6" opacity=".35" d="M-158 106h108l4 5h-115z" />
      <path
        fill="#ffdb8f"
        d="M-160 176h26v20h-26zM-112 176h26v20h-26zM-140 240v-22a12 12 0 0 1 24 0v22z"
      />
      <path stroke="#39336a" strokeWidth="3" d="M-147 176v20M-99 176v20M-160 186h26M-112 186h26" />
      <g transform="translate(-8 186)" fill="none" stroke="#120f33">
        <circle r="50" strokeWidth="7" />
        <circle r="36" strokeWidth="4" />
        <path strokeWidth="5" d="M0-56V56M-56 0H56M-40-40l80 80M40-40l-80 80" />
        <circle r="50" stroke="#8f96d6" strokeWidth="1.5" opacity=".5" />
      </g>
      <Ground />
      <path
        fill="#8f96d6"
        opacity=".45"
        d="M-62 240c40-6 90-4 150 4 30 4 40 10 60 16-70-6-150-10-220-12z"
      />
      <Groves
        at={[
          [-1050, 240],
          [-600, 238],
          [520, 244],
          [1040, 220],
        ]}
      />
      <Wren x={62} scale={0.95} />
      <You x={126} />
      <Biscuit x={228} flip />
    </Canvas>
  );
}

/** The feast by the turning mill, under strings of lanterns. */
export function Feast() {
  return (
    <Canvas uses={['dusk', 'far', 'ridge', 'mist', 'near', 'glow', 'cloak', 'pine', 'grove']}>
      <Hills />
      <path fill="#2a2659" d="M-360 240v-60l-14 4 44-54h92l40 54-12-4v60z" />
      <Windows
        at={[
          [-330, 206],
          [-296, 206],
          [-240, 206],
        ]}
      />
      <g transform="translate(-206 198)" fill="none" stroke="#120f33">
        <circle r="38" strokeWidth="6" />
        <path strokeWidth="4" d="M0-42V42M-42 0H42M-30-30l60 60M30-30l-60 60" />
      </g>
      <ellipse cx="30" cy="200" rx="420" ry="110" fill={fill('glow')} />
      <path
        fill="none"
        stroke="#0d1030"
        strokeWidth="2"
        d="M-260 132c90 44 190 44 290-8 90 48 180 48 280 4M30 124V240M310 128V240"
      />
      <path
        stroke="#ffe6a6"
        strokeWidth="9"
        strokeLinecap="round"
        d="M-214 152h0M-156 165h0M-96 166h0M-36 154h0M84 152h0M142 166h0M202 166h0M258 152h0"
      />
      <Crowd at={[-130, -98, -60, 92, 124, 250, 284]} y={186} colour="#241f5a" />
      <Crowd at={[-114, -76, 106, 266]} y={190} colour="#4a3568" />
      <Ground />
      <path
        fill="#171b48"
        d="M-160 214H-24v9h-6v22h-8v-22h-108v22h-8v-22h-6zM76 214h230v9h-6v22h-8v-22H92v22h-8v-22h-8z"
      />
      <path
        fill="#d9a27c"
        d="M-140 214c2-10 22-10 24 0zM110 214c3-12 30-12 32 0zM236 214c2-9 20-9 22 0z"
      />
      <path
        stroke="#ffe6a6"
        strokeWidth="4"
        strokeLinecap="round"
        d="M-90 210v-8M-52 210v-8M176 210v-8M210 210v-8"
      />
      <Groves
        at={[
          [-1080, 240],
          [-600, 238],
          [560, 244],
          [1020, 222],
        ]}
      />
      <Tolly x={-4} />
      <Wren x={42} flip />
      <You x={168} y={246} scale={0.9} flip />
      <Goose x={232} y={246} />
    </Canvas>
  );
}

/** The lake in the hills, with its gate and the ropes that pull it up. */
export function Lake() {
  return (
    <Canvas
      uses={[
        'dusk',
        'far',
        'ridge',
        'mist',
        'halo',
        'water',
        'near',
        'glow',
        'cloak',
        'pine',
        'grove',
      ]}
    >
      <Hills flip />
      <Moon x={206} y={130} r={38} />
      <Water y={196} moon={210} />
      <path fill="#2f2c63" d="M-40 300V188h30l6-8h24l6 8h30v112z" />
      <path
        fill="#14163d"
        d="M-60 240V120h12v120zM44 240V120h12v120zM-70 112H66v12H-70zM-40 150h84v50h-84z"
      />
      <path stroke="#3b3878" strokeWidth="3" d="M-40 166h84M-40 182h84M-2 124v26" />
      <path
        fill="#cfd4fa"
        opacity=".55"
        d="M-38 196h80c4 30 14 60 24 104h-128c10-44 20-74 24-104z"
      />
      <path
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".6"
        d="M-22 204l-8 40M0 206v46M24 204l8 40"
      />
      <path fill="none" stroke="#a07c4f" strokeWidth="2.5" d="M-54 132c-60 50-110 70-196 80" />
      <path fill="#231f50" d="M-316 240v-44l-10 3 38-34 38 34-10-3v44z" />
      <Windows at={[[-292, 218]]} />
      <Crowd at={[-232, -197, -160]} y={186} colour="#26225e" />
      <path
        fill={fill('near')}
        d="M-1200 206c200-10 330 8 500 22s330 6 500 8c60 0 110 2 150 6l-30 58h-1120zM1200 220c-200-20-420-6-600 20-180 16-360 0-560 2l30 58h1130z"
      />
      <Groves
        at={[
          [-1080, 240],
          [470, 244],
          [1000, 228],
        ]}
      />
      <Bracken x={-104} scale={0.9} />
      <You x={112} scale={0.9} flip />
      <Biscuit x={232} scale={0.86} flip />
      <Goose x={154} y={242} />
    </Canvas>
  );
}
