import type { BadImport } from '@guildpath/contract';
import { Table } from '@mantine/core';
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
        Correct the file and choose it again.
      </p>
      <Table className={tableClasses.table} layout="fixed" aria-labelledby="bad-rows">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={tableClasses.narrow}>Line</Table.Th>
            <Table.Th className={tableClasses.type}>Column</Table.Th>
            <Table.Th>Problem</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bad.map(({ line, column, message }) => (
            <Table.Tr key={`${line} ${column} ${message}`}>
              <Table.Th scope="row" className={tableClasses.lead} data-label="Line">
                {line}
              </Table.Th>
              <Table.Td data-label="Column">{column ?? '–'}</Table.Td>
              <Table.Td>{message}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rest > 0 ? <p>And {formatCount(rest)} more.</p> : null}
    </section>
  );
}
