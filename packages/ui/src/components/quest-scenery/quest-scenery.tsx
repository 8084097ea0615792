import classes from './quest-scenery.module.css';

const pictures: Readonly<Record<string, string>> = import.meta.glob('./pictures/*.svg', {
  eager: true,
  import: 'default',
});

export type QuestPlace =
  | 'gate'
  | 'hall'
  | 'road'
  | 'inn'
  | 'ferry'
  | 'camp'
  | 'mill'
  | 'lake'
  | 'feast'
  | 'mountains'
  | 'ship'
  | 'city'
  | 'dark-lighthouse'
  | 'lit-lighthouse';

const placesAtSea: readonly QuestPlace[] = [
  'ferry',
  'ship',
  'city',
  'dark-lighthouse',
  'lit-lighthouse',
];

type Motion = 'light' | 'flag' | 'ears' | 'scarf' | 'birds' | 'sparks';

export interface QuestSceneryProps {
  place: QuestPlace;
  /** Time of day. Default: `night`. */
  time?: 'morning' | 'noon' | 'dusk' | 'night' | undefined;
  /** The chosen option, which the picture answers with a small movement. */
  answer?: { readonly id: string; readonly motion?: Motion | undefined } | undefined;
}

/**
 * Shows a place of the story as a strip of `--scenery-height` above the parchment. In a wide window the land
 * goes on at both sides, down to the end of the page. It is decorative.
 */
export function QuestScenery({ place, time = 'night', answer }: QuestSceneryProps) {
  const file = pictures[`./pictures/${place}.svg`];
  return (
    <div className={classes.scenery}>
      <div
        className={classes.ground}
        data-sea={placesAtSea.includes(place) || undefined}
        data-time={time}
      />
      <img
        className={classes.picture}
        // Each picture has the colours of each time, chosen by the fragment of its address.
        src={`${file}#${time}`}
        alt=""
        width={2400}
        height={300}
        fetchPriority="high"
      />
      {answer?.motion ? (
        // The same file shows nothing but what moves. The key starts the movement with each choice.
        <img
          key={`${place} ${answer.id}`}
          className={`${classes.picture} ${classes.answer}`}
          src={`${file}#${answer.motion}`}
          alt=""
        />
      ) : null}
    </div>
  );
}
