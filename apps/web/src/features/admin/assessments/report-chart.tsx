import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { Panel } from '@guildpath/ui';
import { IconChartBar } from '@tabler/icons-react';
import { useId } from 'react';
import { formatCount } from '../parts/formats.ts';
import panelClasses from '../parts/panels.module.css';
import classes from './report-chart.module.css';

export interface ReportSeries {
  /** Key of the rows. */
  readonly name: string;
  readonly label: string;
  readonly color: string;
}

export interface ReportRow {
  /** What the bar stands for, in full. */
  readonly name: string;
  /** The same as the axis has it. */
  readonly tick: string;
  readonly [series: string]: string | number;
}

export interface ReportChartProps {
  readonly title: string;
  readonly note: string;
  /** What a row is: the head of the table's first column. */
  readonly rowHeader: string;
  readonly rows: readonly ReportRow[];
  /** From the bottom of the bars to their top. */
  readonly series: readonly ReportSeries[];
  /** Instead of the chart when there is nothing to count yet. */
  readonly emptyText: string;
}

/** Stacked bars, with a table of the same figures for screen readers. Arrow keys go from bar to bar. */
export function ReportChart(props: ReportChartProps) {
  const { title, note, rowHeader, rows, series, emptyText } = props;
  const id = useId();
  const isEmpty = rows.every((row) => series.every(({ name }) => row[name] === 0));
  // Cast below, because @mantine/charts types a sorter as the intersection of all that it may be.
  const bySeries = (item: { readonly name?: unknown }) =>
    series.findIndex(({ name }) => name === item.name);
  const ticks = new Map(rows.map(({ name, tick }) => [name, tick]));
  // The chart passes it on, though its types do not name it; its own `title` would also be a second tooltip.
  const named = { 'aria-label': `${title}, as bars` };
  return (
    <Panel
      as="section"
      padding="none"
      className={`${panelClasses.board} ${classes.board}`}
      aria-labelledby={id}
    >
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <p className={classes.note}>{note}</p>
      {isEmpty ? (
        <div className={panelClasses.nothing}>
          <IconChartBar size={44} stroke={1.25} aria-hidden="true" />
          <p>{emptyText}</p>
        </div>
      ) : (
        <>
          <BarChart
            className={classes.chart}
            classNames={{ bar: classes.bar ?? '', legendItemColor: classes.swatch ?? '' }}
            data={rows.map((row) => ({ ...row }))}
            dataKey="name"
            type="stacked"
            series={series.map((one) => ({ ...one }))}
            withLegend
            // In the order of the series, and not of the alphabet.
            legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
            tooltipProps={{ itemSorter: bySeries as never }}
            valueFormatter={formatCount}
            textColor="var(--chart-text)"
            gridColor="var(--chart-lines)"
            xAxisProps={{ tickFormatter: (name: string) => ticks.get(name) ?? name }}
            yAxisProps={{ allowDecimals: false, width: 'auto' }}
            barChartProps={{ role: 'application', ...named }}
          />
          <div className="gp-visually-hidden">
            <table aria-labelledby={id}>
              <thead>
                <tr>
                  <th scope="col">{rowHeader}</th>
                  {series.map(({ name, label }) => (
                    <th key={name} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.name}>
                    <th scope="row">{row.name}</th>
                    {series.map(({ name }) => (
                      <td key={name}>{formatCount(Number(row[name]))}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Panel>
  );
}
