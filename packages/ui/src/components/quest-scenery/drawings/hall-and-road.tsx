import { Canvas, fill } from './canvas.tsx';
import { Biscuit, Bracken, Tolly, Wren, You } from './company.tsx';
import { Crowd, Ground, Groves, Hills, Lantern, Moon, Windows } from './land.tsx';

const outerGroves = [
  [-1120, 240],
  [-640, 238],
  [580, 244],
  [1080, 216],
] as const;

/** The road over the hills, with the whole company on it and a standing stone beside it. */
export function Road() {
  return (
    <Canvas
      uses={['dusk', 'halo', 'far', 'ridge', 'mist', 'near', 'glow', 'cloak', 'pine', 'grove']}
    >
      <Hills />
      <Moon x={-44} y={128} r={36} />

      <Ground />
      <path fill="#232654" d="M224 240c-4-40-2-84 8-118 8-10 26-10 34 2 8 36 10 78 8 116z" />
      <path
        fill="#8f96d6"
        opacity=".3"
        d="M232 122c8-10 26-10 34 2l-4 6c-8-8-18-6-24 0-8 34-10 72-8 110h-6c-4-40-2-84 8-118z"
      />
      <path
        fill="none"
        stroke="#ffdc94"
        strokeWidth="2.5"
        opacity=".55"
        d="M240 146l18 2M242 162a8 8 0 1 0 16 2M246 180v16l12 2M240 210l20-6"
      />
      <Groves at={outerGroves} />
      <Bracken x={124} />
      <You x={46} />
      <Wren x={-12} />
      <Biscuit x={-130} />
      <Tolly x={-232} />
    </Canvas>
  );
}

/** The open gate of Lantern Hall, and light on the way to it. */
export function Gate() {
  return (
    <Canvas
      uses={[
        'dusk',
        'halo',
        'far',
        'ridge',
        'mist',
        'near',
        'glow',
        'stone',
        'spill',
        'cloak',
        'pine',
        'grove',
      ]}
    >
      <Hills flip />
      <Moon x={-150} y={132} r={34} />
      <g transform="translate(38 96)scale(.6)">
        <ellipse cx="90" cy="150" rx="330" ry="140" fill={fill('glow')} />
        <path
          fill={fill('stone')}
          d="M-130 240v-72h10v9h12v-9h12v9h12v-9h12v9h12v-9h12v9h12v-9h12v72zM212 240v-72h12v9h12v-9h12v9h12v-9h12v9h12v-9h12v9h12v-9h10v72zM-46 240V84h52v156zM174 240V56h56v184zM4 240V112l86-62 86 62v128z"
        />
        <path
          fill="#2c2660"
          d="M-54 90c12-26 24-54 34-84 10 30 22 58 34 84zM164 62c16-30 28-56 38-92 10 36 22 62 38 92zM-10 118L90 40l100 78-9 6-91-66-91 66z"
        />
        <path
          fill="#a7aee6"
          opacity=".4"
          d="M-20 6c10 30 22 58 34 84H8C-4 62-13 36-20 6zM202-30c10 36 22 62 38 92h-7c-13-30-23-58-31-92zM90 40l100 78-4 3-96-72z"
        />
        <path fill="#8f96d6" opacity=".3" d="M2 90h4v150H2zM224 62h6v178h-6zM304 168h4v72h-4z" />
        <Windows
          at={[
            [-24, 122],
            [-24, 160],
            [198, 96],
            [198, 130],
            [198, 166],
            [30, 150],
            [142, 150],
            [254, 204],
            [284, 204],
            [-98, 206],
          ]}
        />
        <circle cx="90" cy="104" r="15" fill="#ffdb8f" />
        <path fill="#ffdb8f" d="M62 240v-58a28 28 0 0 1 56 0v58z" />
        <path
          fill="none"
          stroke="#4a3568"
          strokeWidth="2.5"
          d="M90 89v30M75 104h30M79 93l22 22M101 93l-22 22"
        />
        <path fill="#4a3568" d="M62 182l-20 10v54l20-6zM118 182l20 10v54l-20-6z" />
        <path fill="#b03a2e" d="M38 140h12v42l-6-7-6 7zM130 140h12v42l-6-7-6 7z" />
      </g>
      <Ground />
      <path fill={fill('spill')} d="M76 238h32c30 10 54 30 60 62H16c6-32 30-52 60-62z" />
      <Lantern x={-190} y={238} scale={0.9} />
      <Lantern x={222} y={240} />
      <Groves at={outerGroves} />
      <Groves
        at={[
          [-300, 238],
          [330, 244],
        ]}
      />
      <Wren x={-130} y={242} scale={0.9} />
      <You x={-64} y={242} scale={0.9} />
    </Canvas>
  );
}

const bays = [-1200, -960, -720, -480, -240, 0, 240, 480, 720, 960];

/** Supper in the great hall, whose arches are open to the night. */
export function Hall() {
  return (
    <Canvas uses={['dusk', 'far', 'ridge', 'mist', 'near', 'glow', 'cloak']}>
      <Hills />
      <ellipse cx="0" cy="210" rx="760" ry="110" fill={fill('glow')} />
      <g id="bay" fill="#262253">
        <path d="M0 108h240v132h-18v-62a102 46 0 0 0-204 0v62H0z" />
        <path
          fill="#8f96d6"
          opacity=".3"
          d="M0 108h240v4H0zM18 178v60h4v-60a98 44 0 0 1 196 0 102 46 0 0 0-200 0z"
        />
        <path fill="#9c2f38" d="M-9 124H9v40l-9-8-9 8z" />
        <path stroke="#0e1030" strokeWidth="2" d="M120 132v18" />
        <path fill="#ffe6a6" d="M114 150h12v14h-12z" />
      </g>
      {bays.map((x) => x !== 0 && <use key={x} href="#bay" x={x} />)}
      <Crowd at={[-286, -250, -196, -150, 160, 196, 250, 300, 340]} y={186} colour="#2f2a6b" />
      <Crowd at={[-268, -214, -172, -340, 178, 232, 284]} y={192} colour="#6a4a7c" />
      <Ground />
      <path
        fill="#3a2430"
        d="M-370 214h250v9h-8v22h-9v-22h-216v22h-9v-22h-8zM130 214h250v9h-8v22h-9v-22H147v22h-9v-22h-8z"
      />
      <path
        fill="#d9a27c"
        d="M-330 214c3-12 30-12 34 0zM-190 214c2-9 20-9 22 0zM200 214c3-12 32-12 34 0zM320 214c2-9 20-9 22 0z"
      />
      <path
        stroke="#ffe6a6"
        strokeWidth="4"
        strokeLinecap="round"
        d="M-270 210v-8M-150 210v-8M160 210v-8M270 210v-8"
      />
      <Tolly x={-84} />
      <Wren x={54} y={242} />
      <You x={112} y={242} flip />
    </Canvas>
  );
}
