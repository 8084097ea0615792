import type { CardOutput } from '@guildpath/contract';
import type { CSSProperties } from 'react';

/** The layout of each picture, and its width in pixels. */
export const pictureSizes = {
  /** Link previews of networks and messengers. */
  preview: { layout: 'wide', width: 1200 },
  /** Sharp on phones, in a mail of less than 100 KB. */
  mail: { layout: 'wide', width: 600 },
  /** Fills a phone. Apps cover the top and the bottom of a story, which hold no text. */
  story: { layout: 'tall', width: 1080 },
  /** A story on the landing page. */
  sample: { layout: 'tall', width: 540 },
  /** The link preview of an invitation: an empty shield waits beside that of the person who invites. */
  invitation: { layout: 'pair', width: 1200 },
} as const;
export type PictureSize = keyof typeof pictureSizes;

/** Pixels. */
export const layouts = {
  wide: { width: 1200, height: 630, scale: 1, crestWidth: 304, crestX: 230, crestY: 315 },
  tall: { width: 1080, height: 1920, scale: 1.32, crestWidth: 280, crestX: 540, crestY: 390 },
  pair: { width: 1200, height: 630, scale: 0.92, crestWidth: 208, crestX: 420, crestY: 200 },
} as const;

export interface CardPictureProps extends Omit<CardOutput, 'firstName' | 'archetype'> {
  readonly layout: keyof typeof layouts;
  /** Shown by the tall layout. Default: none. */
  readonly bestMatch?: string | undefined;
  /** The site's host, which the tall layout shows. */
  readonly host: string;
  /** The URLs of the class's shield and of the emblem on it. */
  readonly crest: readonly string[];
}

/** Draws a card, with elements and styles that satori supports. */
export function CardPicture({ layout, crest, ...card }: CardPictureProps) {
  const { width, crestWidth, crestX, crestY } = layouts[layout];
  const isTall = layout === 'tall';
  const isPair = layout === 'pair';
  const top = isPair ? 330 : 570;
  const drawings = [
    ...crest.map((src) => ({ src, x: crestX, opacity: 1 })),
    // The empty shield.
    ...crest.slice(0, isPair ? 1 : 0).map((src) => ({ src, x: width - crestX, opacity: 0.4 })),
  ];
  const crestHeight = (crestWidth * 108) / 96;
  const { welcome, moment, host } = card;
  const styles = toStyles(layouts[layout].scale);
  return (
    <div style={styles.picture}>
      <NightSky layout={layout} hasHall={isTall || !(welcome || moment)} />
      <div style={styles.frame} />
      {drawings.map(({ src, x, opacity }) => (
        <img
          key={`${x} ${src}`}
          alt=""
          src={src}
          width={crestWidth}
          height={crestHeight}
          style={{
            position: 'absolute',
            left: x - crestWidth / 2,
            top: crestY - crestHeight / 2,
            opacity,
          }}
        />
      ))}
      <div style={layout === 'wide' ? styles.wordsBeside : { ...styles.wordsBelow, top }}>
        {!isPair && <div style={styles.brand}>GUILDPATH</div>}
        <Words {...card} styles={styles} layout={layout} />
        {isTall && (
          <div style={styles.invitation}>
            Which class are you?
            <div style={styles.host}>{host}</div>
          </div>
        )}
      </div>
    </div>
  );
}

type WordsProps = Omit<CardPictureProps, 'crest' | 'host'> & {
  readonly styles: ReturnType<typeof toStyles>;
};

function Words({ styles, layout, ...card }: WordsProps) {
  const isTall = layout === 'tall';
  const { characterClass, guildTitle, welcome, moment, bestMatch } = card;
  return (
    <>
      {isTall && <div style={styles.lead}>The guild calls me</div>}
      <div style={styles.guildTitle}>{guildTitle}</div>
      <div style={styles.member}>{`${characterClass} of the guild`}</div>
      <div style={layout === 'wide' ? styles.ruleBeside : styles.ruleBelow} />
      <div style={styles.quote}>{`“${welcome}”`}</div>
      {moment && <div style={styles.label}>The guild remembers</div>}
      {moment && <div style={styles.quote}>{`“${moment}”`}</div>}
      {isTall && bestMatch && <div style={styles.label}>Best match</div>}
      {isTall && bestMatch && <div style={styles.match}>{bestMatch}</div>}
    </>
  );
}

/** Left, top and radius of each star, in pixels. */
const stars = [
  ...[94, 96, 2, 178, 176, 1.4, 262, 74, 1.6, 352, 128, 1.2, 446, 88, 1.8, 522, 172, 1.2],
  ...[604, 82, 1.4, 690, 140, 1.1, 772, 92, 1.3, 846, 168, 1.2, 918, 84, 1.8, 992, 142, 1.2],
  ...[1066, 92, 2.2, 1124, 190, 1.4, 1088, 262, 1.2, 1010, 300, 1.1, 76, 282, 1.4, 120, 392, 1.1],
  ...[1132, 352, 1.6, 1040, 404, 1, 470, 300, 1, 64, 196, 1, 1150, 96, 1.1, 214, 118, 1],
];

interface NightSkyProps {
  readonly layout: keyof typeof layouts;
  readonly hasHall: boolean;
}

function NightSky({ layout, hasHall }: NightSkyProps) {
  const { width, height, crestX, crestY, crestWidth } = layouts[layout];
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      <defs>
        <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b0e24" />
          <stop offset="0.62" stopColor="#171b46" />
          <stop offset="1" stopColor="#2b2760" />
        </linearGradient>
      </defs>
      <path d={`M0 0h${width}v${height}H0z`} fill="url(#night)" />
      {/* Plain rings, because a gradient here would make up a third of the file. */}
      {[0.8, 0.71, 0.62].map((share) => (
        <circle
          key={share}
          cx={crestX}
          cy={crestY}
          r={crestWidth * share}
          fill="#8f7cf0"
          fillOpacity="0.09"
        />
      ))}
      {Array.from({ length: stars.length / 3 }, (_, i) => stars.slice(3 * i, 3 * i + 3)).map(
        ([x = 0, y = 0, r = 0]) => (
          <circle
            key={`${x}-${y}`}
            cx={(x * width) / 1200}
            cy={(y * height) / 630}
            r={r}
            fill="#fdf3d2"
            fillOpacity="0.75"
          />
        ),
      )}
      {/* The hills and the hall are drawn 1200 wide, and stand at the lower edge on the right. */}
      <g transform={`translate(${width - 1200} ${height - 630})`}>
        <path
          d="M0 500c150-62 270-74 410-34 120 34 210 40 330 2 150-48 300-50 460 10v152H0z"
          fill="#141842"
        />
        {hasHall && (
          <>
            <path
              d="M964 534v-54h14v-34l13-22 13 22v34h26v-66l17-30 17 30v66h26v-28l12-18 12 18v28h12v76H964z"
              fill="#0a0d26"
            />
            <path
              d="M987 462h8v12h-8zM1042 432h9v15h-9zM1042 472h9v15h-9zM1098 484h7v11h-7zM1012 502h8v13h-8zM1072 502h8v13h-8z"
              fill="#f2c45c"
            />
          </>
        )}
        <path
          d="M0 560c190-60 350-50 520-18 160 30 300 22 430-12 90-24 170-26 250-6v106H0z"
          fill="#0e1130"
        />
      </g>
    </svg>
  );
}

function toStyles(scale: number) {
  const gold = '#f2c45c';
  const noGold = 'rgba(242, 196, 92, 0)';
  const cream = '#fff6dc';
  const rule = { width: 520, height: 2, marginTop: 20 * scale, marginBottom: 18 * scale };
  const words = { display: 'flex', position: 'absolute', flexDirection: 'column' } as const;
  return {
    picture: {
      display: 'flex',
      width: '100%',
      height: '100%',
      backgroundColor: '#0b0e24',
      fontFamily: 'Texturina',
    },
    frame: {
      position: 'absolute',
      left: 24,
      top: 24,
      right: 24,
      bottom: 24,
      border: `3px solid ${gold}`,
      borderRadius: 22,
    },
    wordsBeside: { ...words, left: 430, top: 0, width: 710, height: 630, justifyContent: 'center' },
    wordsBelow: {
      ...words,
      left: 80,
      right: 80,
      height: 1120,
      alignItems: 'center',
      textAlign: 'center',
    },
    brand: { color: gold, fontSize: 24 * scale, fontWeight: 600, letterSpacing: 9 * scale },
    lead: { color: '#cfd3f5', fontSize: 34 * scale, fontWeight: 500, marginTop: 16 * scale },
    guildTitle: { color: cream, fontSize: 92 * scale, fontWeight: 700, lineHeight: 1.15 },
    member: { color: gold, fontSize: 34 * scale, fontWeight: 600, marginTop: 10 * scale },
    ruleBeside: { ...rule, backgroundImage: `linear-gradient(90deg, ${gold}, ${noGold})` },
    ruleBelow: {
      ...rule,
      backgroundImage: `linear-gradient(90deg, ${noGold}, ${gold}, ${noGold})`,
    },
    quote: { color: '#eceefb', fontSize: 30 * scale, fontWeight: 500, lineHeight: 1.28 },
    label: {
      color: gold,
      fontSize: 24 * scale,
      fontWeight: 600,
      marginTop: 14 * scale,
      marginBottom: 2 * scale,
    },
    match: { color: cream, fontSize: 36 * scale, fontWeight: 600, lineHeight: 1.15 },
    invitation: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      // Midway between the words and the hills, however many words there are.
      marginTop: 'auto',
      marginBottom: 'auto',
      color: gold,
      fontSize: 38 * scale,
      fontWeight: 600,
    },
    host: { color: '#cfd3f5', fontSize: 24 * scale, fontWeight: 500 },
  } satisfies Record<string, CSSProperties>;
}
