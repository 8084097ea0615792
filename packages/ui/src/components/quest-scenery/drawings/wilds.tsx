import { Canvas, fill } from './canvas.tsx';
import { Biscuit, Bracken, Tolly, Wren, You } from './company.tsx';
import { Ground, Groves, Hills, Moon, Water } from './land.tsx';

/** The company around a fire, and other fires far off. */
export function Camp() {
  return (
    <Canvas
      uses={['dusk', 'far', 'ridge', 'mist', 'halo', 'near', 'glow', 'cloak', 'pine', 'grove']}
    >
      <Hills />
      <Moon x={-226} y={122} r={26} />
      <Groves
        at={[
          [-260, 232],
          [330, 234],
        ]}
      />
      <path fill="#2a2659" d="M-236 240l58-84 10-6 4 8 56 82z" />
      <path fill="#171440" d="M-186 240l16-76 34 76z" />
      <ellipse cx="0" cy="206" rx="340" ry="110" fill={fill('glow')} />
      <Biscuit x={238} scale={0.95} flip />
      <Tolly x={134} y={240} scale={0.95} flip />
      <Ground />
      <Bracken x={-60} y={246} scale={0.95} />
      <Wren x={-112} y={244} scale={0.95} />
      <You x={64} y={244} scale={0.92} flip />
      <path
        fill="#120f2e"
        d="M-140 226h110a8 8 0 0 1 0 17h-110a8 8 0 0 1 0-17zM42 228h62a8 8 0 0 1 0 17H42a8 8 0 0 1 0-17z"
      />
      <path
        fill="#e8663c"
        d="M-16 237c-8-22 6-28 8-50 14 12 12 22 16 26 4-4 4-8 4-12 12 14 14 26 6 36z"
      />
      <path fill="#ffdb8f" d="M-8 237c-2-14 8-16 8-30 10 10 12 22 6 30z" />
      <path stroke="#3b2413" strokeWidth="7" strokeLinecap="round" d="M-24 239l50-6" />
      <Groves
        at={[
          [-1080, 240],
          [620, 244],
          [1060, 218],
        ]}
      />
    </Canvas>
  );
}

/** The ferry on its rope, with the mule in the middle. */
export function Ferry() {
  return (
    <Canvas
      uses={['dusk', 'far', 'ridge', 'mist', 'halo', 'water', 'glow', 'cloak', 'pine', 'grove']}
    >
      <Hills flip />
      <Moon x={-188} y={128} r={38} />
      <Groves
        at={[
          [-960, 204],
          [-430, 206],
          [400, 206],
          [960, 204],
        ]}
      />
      <Water y={202} moon={-190} />
      <path
        fill="none"
        stroke="#a07c4f"
        strokeWidth="2"
        d="M-1200 168c420 30 800 30 1200 28s800-8 1200-28"
      />
      <Tolly x={-128} y={228} scale={0.9} />
      <Wren x={-84} y={228} scale={0.9} />
      <Biscuit x={0} y={228} scale={0.9} />
      <You x={88} y={228} scale={0.9} />
      <Bracken x={134} y={228} scale={0.9} />
      <path stroke="#0e1030" strokeWidth="3.5" d="M-174 230v-44M176 230v-44" />
      <path fill="#5b3f2a" d="M-196 226H198l-16 20h-362z" />
      <path stroke="#8a6440" strokeWidth="2" d="M-194 228H196" />
    </Canvas>
  );
}

const houses = [
  [-300, 236, 1],
  [-236, 240, 1.25],
  [196, 240, 1.2],
  [262, 238, 1],
] as const;

/** The last village before the pass, under snow. */
export function Mountains() {
  return (
    <Canvas
      uses={['dusk', 'far', 'mist', 'halo', 'glow', 'cloak', 'snow', 'house', 'pine', 'grove']}
    >
      <ellipse cx="0" cy="190" rx="900" ry="120" fill={fill('dusk')} />
      <Moon x={-96} y={116} r={30} />
      <path
        fill={fill('far')}
        d="M-1200 190l160-60 90 40 170-66 120 70 130-40 120-36 90 50 130-24 60 24 90-36 130-18 120 66 130-50 140 54 160-70 160 60 200-30V300h-2400z"
      />
      <path
        fill="#dfe3ff"
        opacity=".75"
        d="M-1040 130l40 18-18-3-14 7-22-8-24 2zM-780 104l44 26-20-4-18 8-20-8-34-2zM-410 98l42 23-20-3-16 9-22-10-34-3zM90 94l44 24-22-3-18 8-26-12-30-9zM340 110l42 16-18-1-18 9-20-7-28-1zM640 94l46 17h-20l-18 9-20-8-36 2z"
      />
      <ellipse cx="0" cy="206" rx="1200" ry="34" fill={fill('mist')} />
      {houses.map(([x, y, size]) => (
        <use key={x} href="#house" transform={`translate(${x} ${y})scale(${size})`} />
      ))}
      <path
        fill={fill('snow')}
        d="M-1200 206c200-10 330 8 500 22s330 6 500 8 390 6 560-2 260-30 420-34 280-4 420 8v92h-2400z"
      />
      <Groves
        at={[
          [-1100, 240],
          [-620, 238],
          [480, 244],
          [1020, 222],
        ]}
      />
      <Biscuit x={-136} />
      <Wren x={-56} />
      <You x={12} />
      <Bracken x={92} />
      <path
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
        d="M-420 130h0M-310 180h0M-250 110h0M-190 160h0M-20 140h0M40 180h0M130 120h0M150 190h0M300 150h0M350 196h0M420 120h0M-560 170h0M600 150h0M740 180h0M-760 140h0M-900 190h0M900 130h0M1040 170h0"
      />
    </Canvas>
  );
}
