import { TableTbody, TableTd, TableTh, TableThead, TableTr } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './table.ts';

const programs = [
  ['Nursing', 'University of Iowa'],
  ['Rechtsschutzversicherungswesen', 'Ludwig-Maximilians-Universität München'],
] as const;

const meta = {
  title: 'Mantine in our theme/Table',
  component: Table,
  tags: ['night-only'],
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof Table>;

export const WithHeader: Story = {
  render: () => (
    <Table layout="fixed" aria-label="Programs">
      <TableThead>
        <TableTr>
          <TableTh>Program</TableTh>
          <TableTh>School</TableTh>
        </TableTr>
      </TableThead>
      <TableTbody>
        {programs.map(([program, school]) => (
          <TableTr key={program}>
            <TableTd>{program}</TableTd>
            <TableTd>{school}</TableTd>
          </TableTr>
        ))}
      </TableTbody>
    </Table>
  ),
};
