import { memo } from 'react';
import classes from './quest-progress.module.css';

export interface QuestProgressProps {
  /** Number of the current question, from 1. */
  current: number;
  total: number;
  /** Accessible name of the bar. Default: `Quest progress`. */
  label?: string;
}

/** Shows progress as a road with one waypoint per question and a lantern at the current one. */
export const QuestProgress = memo(function QuestProgress({
  current,
  total,
  label = 'Quest progress',
}: QuestProgressProps) {
  const waypoints = Array.from({ length: total }, (_, index) => toPoint(index, total));
  const here = waypoints[current - 1] ?? toPoint(0, total);
  const road = toPath(waypoints);
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
      {/* The browser animates `translate` without a new layout. */}
      <span className={classes.lantern} style={{ translate: `${here.x}cqw ${here.y}cqh` }} />
    </div>
  );
});

// Memoized, because only two waypoints change with each scene.
const Waypoint = memo(function Waypoint({ x, y, state }: Point & { state: string }) {
  return (
    <span className={classes.waypoint} data-state={state} style={{ left: `${x}%`, top: `${y}%` }} />
  );
});

const bends = 5;

interface Point {
  /** Percent of the map's width and height. */
  x: number;
  y: number;
}

function toPoint(index: number, total: number): Point {
  const x = total > 1 ? (index / (total - 1)) * 100 : 50;
  return { x: roundToTenth(x), y: roundToTenth(50 + 36 * Math.sin((x / 100) * bends * Math.PI)) };
}

// More digits are invisible and would only make the page larger.
function roundToTenth(percent: number): number {
  return Math.round(percent * 10) / 10;
}

function toPath([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let previous = first;
  let path = `M${first.x} ${first.y}`;
  for (const point of rest) {
    const middle = roundToTenth((previous.x + point.x) / 2);
    path += `C${middle} ${previous.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    previous = point;
  }
  return path;
}

function toState(waypoint: number, current: number) {
  if (waypoint === current) return 'here';
  return waypoint < current ? 'passed' : 'ahead';
}
