import { Table } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

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
};
