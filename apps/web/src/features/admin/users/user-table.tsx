import type { CurrentUser, Role } from '@guildpath/contract';
import { Badge, Table, UnstyledButton } from '@mantine/core';
import classes from '../parts/record-table.module.css';
import { Timestamp } from '../parts/timestamp.tsx';

// Spec section 6.
const variants = { admin: 'destructive', epic: 'default', standard: 'secondary' } as const;

export interface UserTableProps {
  readonly users: readonly CurrentUser[];
  /** Also gets the button that the focus has to return to. */
  readonly onOpen: (user: CurrentUser, button: HTMLElement) => void;
}

export function UserTable({ users, onOpen }: UserTableProps) {
  return (
    <Table className={classes.table} layout="fixed" aria-label="Users">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Username</Table.Th>
          <Table.Th className={classes.wide}>Email</Table.Th>
          <Table.Th className={classes.narrow}>Role</Table.Th>
          <Table.Th className={classes.narrow}>Auth Provider</Table.Th>
          <Table.Th className={classes.moments}>Joined</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {users.map((user) => (
          <Table.Tr key={user.id}>
            <Table.Th scope="row" className={classes.lead}>
              <UnstyledButton
                className={classes.open}
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => onOpen(user, currentTarget)}
              >
                {user.username}
              </UnstyledButton>
              <span className={classes.fullName}>{toFullName(user)}</span>
            </Table.Th>
            <Table.Td>{user.email}</Table.Td>
            <Table.Td className={classes.badge}>
              <RoleBadge role={user.role} />
            </Table.Td>
            <Table.Td data-label="Auth Provider">{user.authProvider}</Table.Td>
            <Table.Td data-label="Joined">
              <Timestamp at={user.createdAt} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function toFullName({ firstName, lastName }: CurrentUser): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function RoleBadge({ role }: { readonly role: Role | null }) {
  return <Badge variant={role ? variants[role] : 'outline'}>{role ?? 'quick'}</Badge>;
}
