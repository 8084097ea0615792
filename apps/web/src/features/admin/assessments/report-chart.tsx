import { Panel, Table } from '@guildpath/ui';
import { TableTbody, TableTd, TableTh, TableThead, TableTr } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useId } from 'react';
import { formatCount } from '../figures/format-count.ts';
import { Nothing } from '../panels/nothing.tsx';
import panelClasses from '../panels/panels.module.css';
import classes from './report-chart.module.css';

export interface ReportRow {
  readonly name: string;
  /** One for each series. */
  readonly counts: readonly number[];
}

export interface ReportChartProps {
  readonly title: string;
  readonly note: string;
  /** The header of the table's first column. */
  readonly rowHeader: string;
  readonly rows: readonly ReportRow[];
  /** At most four, from bottom to top. */
  readonly series: readonly string[];
  /** Replaces the chart when all counts are 0. */
  readonly emptyText: string;
}

/** Draws stacked bars, and a table of the same figures to open. */
export function ReportChart(props: ReportChartProps) {
  const { title, note, rows, series, emptyText } = props;
  const id = useId();
  const highest = Math.max(...rows.map(({ counts }) => counts.reduce((sum, count) => sum + count)));
  return (
    <Panel as="section" padding="none" className={panelClasses.board} aria-labelledby={id}>
      <h2 id={id} className="gp-size-4">
        {title}
      </h2>
      <p className={classes.note}>{note}</p>
      {highest === 0 ? (
        <Nothing Icon={IconChartBar}>{emptyText}</Nothing>
      ) : (
        <>
          <div aria-hidden="true">
            <p className={classes.note}>Highest bar: {formatCount(highest)}</p>
            <div className={classes.chart}>
              {rows.map(({ name, counts }) => (
                <div key={name} className={classes.bar} title={barWords(name, counts, series)}>
                  {counts.map((count, index) => (
                    <span key={series[index]} style={{ height: `${(100 * count) / highest}%` }} />
                  ))}
                </div>
              ))}
            </div>
            <p className={classes.ends}>
              <span>{rows[0]?.name}</span>
              <span>{rows.at(-1)?.name}</span>
            </p>
            <ul className={classes.legend}>
              {series.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </div>
          <details className={classes.figures}>
            <summary>Show the figures</summary>
            <FigureTable {...props} id={id} />
          </details>
        </>
      )}
    </Panel>
  );
}

function barWords(name: string, counts: readonly number[], series: readonly string[]): string {
  const parts = series.map((label, index) => `${label} ${formatCount(counts[index] ?? 0)}`);
  return `${name}: ${parts.join(', ')}`;
}

type FigureTableProps = Pick<ReportChartProps, 'rowHeader' | 'rows' | 'series'> & {
  /** The id of the heading. */
  readonly id: string;
};

function FigureTable({ id, rowHeader, rows, series }: FigureTableProps) {
  return (
    <Table aria-labelledby={id}>
      <TableThead>
        <TableTr>
          {[rowHeader, ...series].map((label) => (
            <TableTh key={label}>{label}</TableTh>
          ))}
        </TableTr>
      </TableThead>
      <TableTbody>
        {rows.map(({ name, counts }) => (
          <TableTr key={name}>
            <TableTh scope="row">{name}</TableTh>
            {counts.map((count, index) => (
              <TableTd key={series[index]}>{formatCount(count)}</TableTd>
            ))}
          </TableTr>
        ))}
      </TableTbody>
    </Table>
  );
}
