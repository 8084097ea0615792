import { Canvas, fill } from './canvas.tsx';
import { Biscuit, Bracken, Tolly, Wren, You } from './company.tsx';
import { Lantern, Moon, Water, Windows } from './land.tsx';

const coast =
  'M-1200 176c120-22 200-34 320-12s160 34 260 36h240c200 0 300 4 480 2s240-26 380-36 240 4 320 14 200 10 400-6v40h-2400z';

/** A ship at sea, with the company on deck. */
export function Ship() {
  return (
    <Canvas uses={['dusk', 'halo', 'water', 'glow', 'cloak']}>
      <ellipse cx="0" cy="200" rx="900" ry="120" fill={fill('dusk')} />
      <Moon x={-190} y={132} r={40} />
      <path fill="#232763" d={coast} />
      <path
        stroke="#ffdb8f"
        strokeWidth="4"
        strokeLinecap="round"
        d="M-980 174h0M-920 178h0M-860 172h0M680 182h0M730 178h0M770 184h0M820 178h0"
      />
      <Water y={206} moon={-190} />
      <g transform="translate(2 37)scale(.85)">
        <path stroke="#1a1440" strokeWidth="6" d="M-20 196V58M84 196V90" />
        <path
          stroke="#1a1440"
          strokeWidth="3"
          fill="none"
          d="M176 190l70-42M84 94l150 58M-20 78l-96 92"
        />
        <path
          fill="#cfc6f2"
          d="M-70 80c50 8 88 4 100 0-8 20-6 34 2 52-30 8-74 8-108 0 10-16 12-34 6-52zM50 94c40 6 64 4 76 0-6 16-4 28 2 42-26 6-56 6-86 0 8-14 12-28 8-42z"
        />
        <path
          fill="#8f7fb8"
          opacity=".55"
          d="M4 84l26-4c-8 20-6 34 2 52-12 3-24 5-36 5 8-18 10-36 8-53zM104 97l22-3c-6 16-4 28 2 42-9 2-19 4-28 4 6-14 8-30 4-43zM128 114l100 38h-94z"
        />
        <path fill="#d8523a" d="M-20 58c14-7 24 5 40-2v13c-16 7-26-5-40 2z" />
        <g transform="translate(0 192)">
          <Tolly x={-72} y={0} scale={0.46} />
          <Biscuit x={-34} y={0} scale={0.46} />
          <Wren x={22} y={0} scale={0.5} />
          <You x={52} y={0} scale={0.5} />
          <Bracken x={112} y={0} scale={0.46} />
        </g>
        <path
          fill="#4a2f3a"
          d="M-126 160h42v24h252l22-6c-10 34-24 56-40 66h-244c-18-20-28-50-32-84z"
        />
        <path fill="#ffdb8f" d="M-118 170h12v12h-12zM-100 170h12v12h-12z" />
        <path stroke="#c58f35" strokeWidth="2.5" fill="none" d="M-126 192H180M-120 206H172" />
        <Lantern x={-126} y={160} scale={0.6} />
      </g>
      <path
        fill="#cfd4fa"
        opacity=".5"
        d="M-170 246c30-8 60-10 90-6s70 4 110 0 100-4 170 6c-60 6-120 2-180 6s-130 2-190-6z"
      />
    </Canvas>
  );
}

function LighthouseRock({ isLit }: { isLit: boolean }) {
  return (
    <Canvas
      uses={isLit ? ['dusk', 'water', 'glow', 'beam'] : ['dusk', 'halo', 'water', 'glow', 'cloak']}
    >
      <ellipse cx="0" cy="200" rx="900" ry="120" fill={fill('dusk')} />
      {isLit ? null : <Moon x={-206} y={128} r={36} />}
      <path fill="#232763" d={coast} />
      <Water y={206} moon={isLit ? 60 : -206} />
      {isLit ? (
        <>
          <path fill={fill('beam')} d="M62 110L-700 60v100z" />
          <path fill={fill('beam')} transform="matrix(-1 0 0 1 124 0)" d="M62 110L-700 60v100z" />
          <circle cx="62" cy="110" r="80" fill={fill('glow')} />
        </>
      ) : null}
      <path
        fill="#1b1e50"
        d="M-190 250c20-20 50-20 70-30s60-2 80-14 40-24 70-22 40-10 66-4 40 20 60 22 50 26 80 48z"
      />
      <path
        fill="#8f96d6"
        opacity=".25"
        d="M-120 220c20-10 60-2 80-14s40-24 70-22 40-10 66-4c-30 2-40 12-62 12s-40 12-66 20-60 2-88 8z"
      />
      <g transform="translate(16 62)scale(.74)">
        <path fill="#cfc6f2" d="M40 186L48 84h28l8 102z" />
        <path fill="#8f7fb8" d="M64 84h12l8 102H68z" />
        <path fill="#9c2f38" d="M45 118h34l2 20H43zM42 158h40l2 22H40z" />
        <path
          fill="#171440"
          d="M38 76h48v9H38zM48 54l14-20 14 20zM54 118h7v-12h-7zM58 36v-14h8v14z"
        />
        <path fill={isLit ? '#fff8dc' : '#3b3f86'} d="M51 54h22v22H51z" />
        <path stroke="#171440" strokeWidth="2" d="M62 54v22M51 54v22M73 54v22" />
      </g>
      <path fill="#2a2659" d="M-18 206v-30l-8 2 30-26 30 26-8-2v26z" />
      <Windows at={[[-2, 196]]} />
      {isLit ? (
        <Boats />
      ) : (
        <>
          <Bracken x={-86} y={220} scale={0.66} />
          <You x={-44} y={214} scale={0.7} />
          <Tolly x={128} y={214} scale={0.66} flip />
          <Wren x={158} y={222} scale={0.7} flip />
        </>
      )}
      <path
        fill="#cfd4fa"
        opacity=".45"
        d="M-230 248c40-10 60 0 90-6s80 6 120 0 80 4 120 0 80-6 170 6c-60 6-150 2-220 4s-190 6-280-4z"
      />
    </Canvas>
  );
}

function Boats() {
  return (
    <>
      {[
        [-250, 236, 1.2],
        [-150, 214, 0.6],
        [230, 218, 0.8],
        [290, 240, 1.2],
        [-420, 222, 0.8],
        [420, 216, 0.6],
      ].map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y})scale(${scale})`}>
          <circle r="30" cx="4" cy="-10" fill={fill('glow')} />
          <path fill="#171440" d="M-30-6h58c-4 8-8 12-14 14h-30c-8-2-12-8-14-14zM-4-6v-50h3v50z" />
          <path fill="#a79bd2" d="M-6-54c-14 14-18 28-18 42h18zM2-48c10 10 16 22 18 34H2z" />
          <path fill="#ffe6a6" d="M20-14h6v8h-6z" />
        </g>
      ))}
    </>
  );
}

/** The Far Light while it is dark. */
export function DarkLighthouse() {
  return <LighthouseRock isLit={false} />;
}

/** The Far Light, burning, and the boats that come home by it. */
export function LitLighthouse() {
  return <LighthouseRock isLit />;
}

/** The city of stairs on its cliff above the harbor. */
export function City() {
  return (
    <Canvas uses={['dusk', 'halo', 'water', 'near', 'glow', 'cloak', 'tower']}>
      <ellipse cx="0" cy="200" rx="900" ry="120" fill={fill('dusk')} />
      <Moon x={-230} y={126} r={38} />
      <path fill="#232763" d={coast} />
      <Water y={210} moon={-230} />
      <g transform="translate(30 58)scale(.76)">
        <ellipse cx="170" cy="160" rx="300" ry="130" fill={fill('glow')} />
        <path
          fill="#1f1b4b"
          d="M-60 246c10-22 30-24 40-44s30-24 44-50 34-30 50-50 40-26 70-28 60 10 90 30 60 50 120 70 140 30 300 38 300-8 900-20v54H-60z"
        />
        <path
          fill="none"
          stroke="#a98bb0"
          strokeWidth="5"
          strokeDasharray="5 2"
          d="M-30 238l70-34 60 14 70-42-60-26 50-34 60 20 40-40"
        />
        {towers.map(([x, y, scale]) => (
          <use key={x} href="#tower" transform={`translate(${x} ${y})scale(${scale})`} />
        ))}
      </g>
      <path
        fill="#171440"
        d="M-330 228c20 4 70 4 92 0-6 14-14 22-24 24h-46c-12-4-18-12-22-24zM-290 230V140h4v90z"
      />
      <path fill="#a79bd2" d="M-294 144c-26 24-34 48-34 72h34zM-282 150c20 16 30 36 34 58h-34z" />
      <path fill={fill('near')} d="M-1200 240h1140l40 6H340l80-8h780v62h-2400z" />
      <Wren x={-176} scale={0.86} />
      <You x={-132} scale={0.86} />
      <Bracken x={-74} scale={0.82} />
      <Biscuit x={244} y={242} scale={0.8} flip />
    </Canvas>
  );
}

const towers = [
  [-4, 214, 0.9],
  [52, 196, 0.8],
  [88, 150, 0.7],
  [118, 214, 1],
  [150, 112, 0.8],
  [186, 92, 1],
  [196, 174, 0.9],
  [232, 128, 0.8],
  [252, 206, 1],
  [292, 160, 0.9],
  [350, 190, 0.9],
  [410, 214, 0.9],
  [520, 226, 0.8],
  [680, 236, 0.9],
] as const;
