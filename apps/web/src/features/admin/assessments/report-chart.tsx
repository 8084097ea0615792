import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';
import { Panel } from '@guildpath/ui';
import { IconChartBar } from '@tabler/icons-react';
import { useId } from 'react';
import { formatCount } from '../figures/format-count.ts';
import panelClasses from '../panels/panels.module.css';
import classes from './report-chart.module.css';

export interface ReportSeries {
  /** The key in the rows. */
  readonly name: string;
  readonly label: string;
  readonly color: string;
}

export interface ReportRow {
  readonly name: string;
  /** The short name on the axis. */
  readonly tick: string;
  readonly [series: string]: string | number;
}

export interface ReportChartProps {
  readonly title: string;
  readonly note: string;
  /** The header of the table's first column. */
  readonly rowHeader: string;
  readonly rows: readonly ReportRow[];
  /** From bottom to top. */
  readonly series: readonly ReportSeries[];
  /** Replaces the chart when all counts are 0. */
  readonly emptyText: string;
}

/** Draws stacked bars for arrow keys and pointers, and a table of the same figures for screen readers. */
export function ReportChart(props: ReportChartProps) {
  const { title, note, rowHeader, rows, series, emptyText } = props;
  const id = useId();
  const isEmpty = rows.every((row) => series.every(({ name }) => row[name] === 0));
  // Cast to `never` below, because @mantine/charts types it as the intersection of all kinds of sorters.
  const bySeries = (item: { readonly name?: unknown }) =>
    series.findIndex(({ name }) => name === item.name);
  const ticks = new Map(rows.map(({ name, tick }) => [name, tick]));
  // The chart's types omit it. Its own `title` prop would add a second tooltip.
  const named = { 'aria-label': `${title}, as bars` };
  return (
    <Panel
      as="section"
      padding="none"
      className={`${panelClasses.board} ${classes.board}`}
      aria-labelledby={id}
    >
      <h2 id={id} className="gp-size-4">
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
            // Keeps the order of the series; the default is alphabetical.
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
