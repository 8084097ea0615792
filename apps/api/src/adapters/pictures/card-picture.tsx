import type { CardOutput, CharacterClass } from '@guildpath/contract';
import { CrestDrawing, type CrestDrawingProps } from '@guildpath/ui/crest-drawing';
import type { CSSProperties, PropsWithChildren } from 'react';

const emblemOf: Readonly<Record<CharacterClass, CrestDrawingProps['emblem']>> = {
  Warrior: 'warrior',
  Mage: 'mage',
  Healer: 'healer',
};

/** Link previews use this size, in pixels. */
export const cardSize = { width: 1200, height: 630 };

export function CardPicture(card: CardOutput) {
  const { characterClass, guildTitle, archetype, welcome, moment } = card;
  return (
    <div style={styles.picture}>
      <NightSky {...cardSize}>{welcome || moment ? null : <Hall />}</NightSky>
      <div style={styles.frame} />
      <div style={styles.innerFrame} />
      <div style={styles.crest}>
        <svg aria-hidden="true" width={304} height={342} viewBox="0 0 96 108">
          <CrestDrawing emblem={emblemOf[characterClass]} />
        </svg>
      </div>
      <div style={styles.words}>
        <div style={styles.brand}>GUILDPATH</div>
        {guildTitle ? (
          <>
            <div style={styles.guildTitle}>{guildTitle}</div>
            <div style={styles.member}>{`${characterClass} of the guild`}</div>
          </>
        ) : (
          <div style={styles.characterClass}>{characterClass}</div>
        )}
        <Flourish />
        {welcome && <div style={styles.quote}>{`“${welcome}”`}</div>}
        {moment && <div style={styles.remembers}>The guild remembers</div>}
        {moment && <div style={styles.quote}>{`“${moment}”`}</div>}
        {!welcome && !moment && <div style={styles.archetype}>{`${archetype} archetype`}</div>}
      </div>
    </div>
  );
}

function Flourish() {
  return (
    <svg
      aria-hidden="true"
      width="520"
      height="28"
      viewBox="0 0 520 28"
      style={{ marginTop: 16, marginBottom: 12 }}
    >
      <defs>
        <linearGradient id="line" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#f2c45c" />
          <stop offset="1" stopColor="#f2c45c" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="m14 2 2.6 9.4L26 14l-9.4 2.6L14 26l-2.6-9.4L2 14l9.4-2.6z" fill="#f2c45c" />
      <path d="M34 13h486v2H34z" fill="url(#line)" />
    </svg>
  );
}

/** Left, top and radius of each star, in pixels. */
const stars = [
  ...[94, 96, 2, 178, 176, 1.4, 262, 74, 1.6, 352, 128, 1.2, 446, 88, 1.8, 522, 172, 1.2],
  ...[604, 82, 1.4, 690, 140, 1.1, 772, 92, 1.3, 846, 168, 1.2, 918, 84, 1.8, 992, 142, 1.2],
  ...[1066, 92, 2.2, 1124, 190, 1.4, 1088, 262, 1.2, 1010, 300, 1.1, 76, 282, 1.4, 120, 392, 1.1],
  ...[1132, 352, 1.6, 1040, 404, 1, 470, 300, 1, 64, 196, 1, 1150, 96, 1.1, 214, 118, 1],
];

function NightSky({ width, height, children }: PropsWithChildren<typeof cardSize>) {
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox="0 0 1200 630" style={styles.sky}>
      <defs>
        <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b0e24" />
          <stop offset="0.62" stopColor="#171b46" />
          <stop offset="1" stopColor="#2b2760" />
        </linearGradient>
      </defs>
      <path d="M0 0h1200v630H0z" fill="url(#night)" />
      {/* Plain rings, because a gradient here would make up a third of the file. */}
      {[244, 216, 188].map((r) => (
        <circle key={r} cx="230" cy="315" r={r} fill="#8f7cf0" fillOpacity="0.09" />
      ))}
      {Array.from({ length: stars.length / 3 }, (_, i) => stars.slice(3 * i, 3 * i + 3)).map(
        ([x, y, r]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#fdf3d2" fillOpacity="0.75" />
        ),
      )}
      <path
        d="M0 500c150-62 270-74 410-34 120 34 210 40 330 2 150-48 300-50 460 10v152H0z"
        fill="#141842"
      />
      {children}
      <path
        d="M0 560c190-60 350-50 520-18 160 30 300 22 430-12 90-24 170-26 250-6v106H0z"
        fill="#0e1130"
      />
    </svg>
  );
}

function Hall() {
  return (
    <g>
      <path
        d="M964 534v-54h14v-34l13-22 13 22v34h26v-66l17-30 17 30v66h26v-28l12-18 12 18v28h12v76H964z"
        fill="#0a0d26"
      />
      <g fill="#f2c45c">
        <path d="M987 462h8v12h-8zM1042 432h9v15h-9zM1042 472h9v15h-9zM1098 484h7v11h-7zM1012 502h8v13h-8zM1072 502h8v13h-8z" />
      </g>
    </g>
  );
}

const gold = '#f2c45c';
const styles = {
  picture: {
    display: 'flex',
    position: 'relative',
    width: '100%',
    height: '100%',
    backgroundColor: '#0b0e24',
    fontFamily: 'Texturina',
  },
  sky: { position: 'absolute', left: 0, top: 0 },
  frame: {
    position: 'absolute',
    left: 24,
    top: 24,
    right: 24,
    bottom: 24,
    border: `3px solid ${gold}`,
    borderRadius: 22,
  },
  innerFrame: {
    position: 'absolute',
    left: 34,
    top: 34,
    right: 34,
    bottom: 34,
    border: '1px solid rgba(242, 196, 92, 0.45)',
    borderRadius: 14,
  },
  crest: {
    display: 'flex',
    position: 'absolute',
    left: 0,
    top: 0,
    width: 460,
    height: '100%',
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: {
    display: 'flex',
    position: 'absolute',
    left: 430,
    top: 0,
    width: 710,
    height: '100%',
    flexDirection: 'column',
    justifyContent: 'center',
  },
  brand: { color: gold, fontSize: 24, fontWeight: 600, letterSpacing: 9 },
  characterClass: { color: '#fff6dc', fontSize: 148, fontWeight: 700, lineHeight: 1.1 },
  guildTitle: { color: '#fff6dc', fontSize: 92, fontWeight: 700, lineHeight: 1.15 },
  member: { color: gold, fontSize: 34, fontWeight: 600, lineHeight: 1.15, marginTop: 10 },
  archetype: { color: '#cfd3f5', fontSize: 36, fontWeight: 500 },
  quote: { color: '#eceefb', fontSize: 30, fontWeight: 500, lineHeight: 1.28 },
  remembers: { color: gold, fontSize: 24, fontWeight: 600, marginTop: 14, marginBottom: 2 },
} satisfies Record<string, CSSProperties>;
