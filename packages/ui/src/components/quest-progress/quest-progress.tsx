import { memo } from 'react';
import classes from './quest-progress.module.css';

export interface QuestProgressProps {
  /** Number of the current question, from 1. */
  current: number;
  total: number;
  /** Accessible name of the bar. Default: `Quest progress`. */
  label?: string;
}

/** Progress of the quest as a road: one waypoint per question, with a lantern at the current one. Its value is in percent. */
export const QuestProgress = memo(function QuestProgress({
  current,
  total,
  label = 'Quest progress',
}: QuestProgressProps) {
  const waypoints = Array.from({ length: total }, (_, index) => toPlace(index, total));
  const here = waypoints[current - 1] ?? toPlace(0, total);
  const road = toRoad(waypoints);
  return (
    <div
      className={classes.map}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((current / total) * 100)}
      aria-valuetext={`Question ${current} of ${total}`}
      data-dense={total > 20 || undefined}
    >
      <svg
        className={classes.road}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={classes.ahead} d={road} />
        <path
          className={classes.walked}
          d={road}
          style={{ clipPath: `inset(-50% ${100 - here.x}% -50% 0)` }}
        />
      </svg>
      {waypoints.map(({ x, y }, index) => (
        <Waypoint key={x} x={x} y={y} state={toState(index + 1, current)} />
      ))}
      {/* Moved by `translate`, which the browser animates without laying out the page again. */}
      <span className={classes.lantern} style={{ translate: `${here.x}cqw ${here.y}cqh` }} />
    </div>
  );
});

/** With each scene, two of them change. */
const Waypoint = memo(function Waypoint({ x, y, state }: Place & { state: string }) {
  return (
    <span className={classes.waypoint} data-state={state} style={{ left: `${x}%`, top: `${y}%` }} />
  );
});

const bends = 5;

interface Place {
  /** Percent of the map's width and height. */
  x: number;
  y: number;
}

/** Position of a waypoint on the winding road. */
function toPlace(index: number, total: number): Place {
  const x = total > 1 ? (index / (total - 1)) * 100 : 50;
  return { x: toTenths(x), y: toTenths(50 + 36 * Math.sin((x / 100) * bends * Math.PI)) };
}

/** More digits cannot be seen, and every page with a road would carry them. */
function toTenths(percent: number): number {
  return Math.round(percent * 10) / 10;
}

function toRoad([first, ...rest]: readonly Place[]): string {
  if (!first) return '';
  let before = first;
  let road = `M${first.x} ${first.y}`;
  for (const place of rest) {
    const middle = toTenths((before.x + place.x) / 2);
    road += `C${middle} ${before.y} ${middle} ${place.y} ${place.x} ${place.y}`;
    before = place;
  }
  return road;
}

function toState(waypoint: number, current: number) {
  if (waypoint === current) return 'here';
  return waypoint < current ? 'passed' : 'ahead';
}
