import classes from './riasec-hexagon.module.css';

export interface HexagonAxis {
  id: string;
  label: string;
  /** 0 to 100, shown as a whole number. */
  percentage: number;
  /** Range into which a retake would fall two times in three, in percent. Default: none. */
  band?: { low: number; high: number };
}

export interface RiasecHexagonProps {
  /** Six axes, clockwise from the top. */
  axes: readonly HexagonAxis[];
  /** Caption of the table for screen readers. Default: `Interest scores`. */
  caption?: string;
}

const width = 400;
const height = 360;
const radius = 118;

/** Draws six percentages as a hexagon. Screen readers get a table. */
export function RiasecHexagon({ axes, caption = 'Interest scores' }: RiasecHexagonProps) {
  const at = (index: number, percentage: number) => {
    const angle = (index / axes.length) * 2 * Math.PI - Math.PI / 2;
    const distance = (percentage / 100) * radius;
    return [
      width / 2 + Math.cos(angle) * distance,
      height / 2 + Math.sin(angle) * distance,
    ] as const;
  };
  // Labels are beside the corners, because in line with them a dot near 100 % would touch the text.
  const labelAt = (index: number) => {
    const [x, y] = at(index, 100);
    const side = Math.sign(Math.round(x - width / 2));
    const upper = side === 0 ? -38 : -23;
    return [x + side * 39, y + (y < height / 2 ? upper : 28)] as const;
  };
  const outline = (toPercentage: (axis: HexagonAxis) => number) =>
    axes
      .map((axis, index) =>
        at(index, toPercentage(axis))
          .map((value) => value.toFixed(1))
          .join(),
      )
      .join(' ');

  return (
    <figure className={classes.figure}>
      <svg className={classes.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[25, 50, 75, 100].map((ring) => (
          <polygon key={ring} className={classes.ring} points={outline(() => ring)} />
        ))}
        {axes.map((axis, index) => {
          const [x, y] = at(index, 100);
          return (
            <line
              key={axis.id}
              className={classes.spoke}
              x1={width / 2}
              y1={height / 2}
              x2={x}
              y2={y}
            />
          );
        })}
        <polygon
          className={classes.band}
          points={outline((axis) => axis.band?.high ?? axis.percentage)}
        />
        <polygon className={classes.shape} points={outline((axis) => axis.percentage)} />
        {axes.map((axis, index) => {
          const [x, y] = at(index, axis.percentage);
          const [labelX, labelY] = labelAt(index);
          return (
            <g key={axis.id}>
              <circle
                className={classes.dot}
                cx={x}
                cy={y}
                r="6"
                style={{ fill: `var(--gp-${axis.id}, var(--gp-chart))` }}
              />
              <text className={classes.label} x={labelX} y={labelY}>
                <tspan x={labelX}>{axis.label}</tspan>
                <tspan className={classes.percentage} x={labelX} dy="1.35em">
                  {Math.round(axis.percentage)}%
                </tspan>
              </text>
            </g>
          );
        })}
      </svg>
      <div className="gp-visually-hidden">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Interest</th>
              <th scope="col">Score</th>
            </tr>
          </thead>
          <tbody>
            {axes.map((axis) => (
              <tr key={axis.id}>
                <th scope="row">{axis.label}</th>
                <td aria-label={inWords(axis)}>{Math.round(axis.percentage)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function inWords({ percentage, band }: HexagonAxis): string {
  const figure = `${Math.round(percentage)}%`;
  return band
    ? `${figure}, next time about ${Math.round(band.low)} to ${Math.round(band.high)}`
    : figure;
}
