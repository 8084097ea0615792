import { Table } from '@mantine/core';
import '../../mantine-records.css';
import type { Stories } from '../../workbench/stories.ts';

const programs = [
  ['Nursing', 'University of Iowa'],
  ['Rechtsschutzversicherungswesen', 'Ludwig-Maximilians-Universität München'],
] as const;

export const stories: Stories = {
  title: 'Table',
  group: 'Mantine in our theme',
  surfaces: ['night'],
  states: {
    'With a head': () => (
      <Table layout="fixed" aria-label="Programs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Program</Table.Th>
            <Table.Th>School</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {programs.map(([program, school]) => (
            <Table.Tr key={program}>
              <Table.Td>{program}</Table.Td>
              <Table.Td>{school}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    ),
  },
};
