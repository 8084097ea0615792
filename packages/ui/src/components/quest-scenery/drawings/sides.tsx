import { Canvas, fill } from './canvas.tsx';
import { Groves, Lantern } from './land.tsx';

const viewBox = '0 0 640 640';

/** The wood beside the parchment, on the left. */
export function LandSide() {
  return (
    <Canvas uses={['glow', 'mist', 'pine', 'grove']} viewBox={viewBox}>
      <ellipse cx="150" cy="330" rx="420" ry="90" fill={fill('mist')} opacity=".5" />
      <path fill="#191d50" d="M0 300c90-24 170 6 250 40s210 40 390 60v240H0z" />
      <g opacity=".7">
        <Groves
          at={[
            [40, 312],
            [190, 330],
            [330, 376],
            [500, 398],
          ]}
        />
      </g>
      <path fill="#14173f" d="M0 420c110-34 190-14 290 16s220 24 350 34v170H0z" />
      <path
        fill="#5d4c77"
        opacity=".5"
        d="M210 412c50 26-90 44-70 78s180 40 120 150h130c20-120-140-120-160-150s40-50-20-78z"
      />
      <Lantern x={146} y={478} scale={1.2} />
      <Lantern x={262} y={432} scale={0.8} />
      <Lantern x={420} y={560} scale={1.4} />
      <path fill="#0c0f2e" d="M0 540c80-40 180-30 260 20s240 50 380 40v40H0z" />
      <g transform="translate(24 560)scale(3)">
        <Groves at={[[0, 0]]} />
      </g>
      <g transform="translate(560 640)scale(2)">
        <Groves at={[[0, 0]]} />
      </g>
      <path
        stroke="#ffe6a6"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
        d="M96 398h0M128 520h0M300 500h0M356 470h0M480 520h0M60 470h0M210 560h0"
      />
    </Canvas>
  );
}

/** The water beside the parchment, on the left. */
export function SeaSide() {
  return (
    <Canvas uses={['glow']} viewBox={viewBox}>
      <path
        fill="#191d50"
        opacity=".7"
        d="M0 250c60-16 100 12 160 4s100-20 160-6 100 12 160 2 100-14 160-4v394H0z"
      />
      <path fill="#171b48" d="M0 350c70-18 120 14 190 4s120-24 190-8 130 14 260-2v296H0z" />
      <path fill="#11153c" d="M0 450c80-20 140 16 220 6s140-26 220-8 120 10 200-4v196H0z" />
      <path
        stroke="#8f96d6"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".35"
        d="M20 292h70M180 276h60M330 300h90M520 280h50M60 396h90M250 384h60M440 400h80M20 500h60M190 510h110M420 496h70M110 576h90M330 590h80"
      />
      <path stroke="#1a1440" strokeWidth="16" strokeLinecap="round" d="M40 430V640M118 480V640" />
      <path
        fill="none"
        stroke="#a07c4f"
        strokeWidth="4"
        d="M40 470c24 40 54 50 78 44M118 514c60 70 170 50 260 6"
      />
      <Lantern x={40} y={424} scale={1.5} />
      <g transform="translate(430 500)scale(1.5)">
        <circle r="46" cx="46" cy="-26" fill={fill('glow')} />
        <path
          fill="#171440"
          d="M-50-12H66c-8 16-18 26-28 30h-66c-10-6-18-16-22-30zM-4-10v-96h5v96z"
        />
        <path fill="#6f66a5" d="M-8-102c-24 24-32 52-34 84h34zM6-94c18 18 30 42 34 72H6z" />
        <path fill="#ffe6a6" d="M42-32h9v14h-9z" />
      </g>
      <path fill="#0c0f2e" d="M0 560c80-24 160 20 240 8s160-30 240-8 100 8 160-4v84H0z" />
    </Canvas>
  );
}
