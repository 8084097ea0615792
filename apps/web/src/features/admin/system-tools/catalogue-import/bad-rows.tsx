import type { BadImport } from '@guildpath/contract';
import { Table } from '@guildpath/ui';
import { TableTbody, TableTd, TableTh, TableThead, TableTr } from '@mantine/core';
import { formatCount } from '../../parts/formats.ts';
import tableClasses from '../../parts/record-table.module.css';
import classes from './catalogue-import.module.css';

export function BadRows({ bad, badCount }: BadImport) {
  const rest = badCount - bad.length;
  return (
    <section className={classes.changes} aria-labelledby="bad-rows">
      <h3 id="bad-rows">Problems in the file</h3>
      <p className={classes.soft}>
        {badCount === 1
          ? 'The file has 1 problem.'
          : `The file has ${formatCount(badCount)} problems.`}{' '}
        Fix the file and choose it again.
      </p>
      <Table className={tableClasses.table} layout="fixed" aria-labelledby="bad-rows">
        <TableThead>
          <TableTr>
            <TableTh className={tableClasses.narrow}>Line</TableTh>
            <TableTh className={tableClasses.type}>Column</TableTh>
            <TableTh>Problem</TableTh>
          </TableTr>
        </TableThead>
        <TableTbody>
          {bad.map(({ line, column, message }) => (
            <TableTr key={`${line} ${column} ${message}`}>
              <TableTh scope="row" className={tableClasses.lead} data-label="Line">
                {line}
              </TableTh>
              <TableTd data-label="Column">{column ?? '–'}</TableTd>
              <TableTd>{message}</TableTd>
            </TableTr>
          ))}
        </TableTbody>
      </Table>
      {rest > 0 ? <p>And {formatCount(rest)} more.</p> : null}
    </section>
  );
}
