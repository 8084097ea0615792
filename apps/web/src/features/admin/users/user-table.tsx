import type { CurrentUser, Role } from '@guildpath/contract';
import { Badge, Table } from '@guildpath/ui';
import { TableTbody, TableTd, TableTh, TableThead, TableTr, UnstyledButton } from '@mantine/core';
import classes from '../tables/record-table.module.css';
import { Timestamp } from '../tables/timestamp.tsx';

// Spec section 6.
const variants = { admin: 'destructive', epic: 'default', standard: 'secondary' } as const;

export interface UserTableProps {
  readonly users: readonly CurrentUser[];
  /** Also gets the button that the focus has to return to. */
  readonly onOpen: (user: CurrentUser, button: HTMLElement) => void;
}

export function UserTable({ users, onOpen }: UserTableProps) {
  return (
    <Table className={classes.table} data-cards layout="fixed" aria-label="Users">
      <TableThead>
        <TableTr>
          <TableTh>Username</TableTh>
          <TableTh className={classes.wide}>Email</TableTh>
          <TableTh className={classes.narrow}>Role</TableTh>
          <TableTh className={classes.narrow}>Auth Provider</TableTh>
          <TableTh className={classes.moments}>Joined</TableTh>
        </TableTr>
      </TableThead>
      <TableTbody>
        {users.map((user) => (
          <TableTr key={user.id}>
            <TableTh scope="row" className={classes.lead}>
              <UnstyledButton
                className={classes.open}
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => onOpen(user, currentTarget)}
              >
                {user.username}
              </UnstyledButton>
              <span className={classes.fullName}>{toFullName(user)}</span>
            </TableTh>
            <TableTd>{user.email}</TableTd>
            <TableTd className={classes.badge}>
              <RoleBadge role={user.role} />
            </TableTd>
            <TableTd data-label="Auth Provider">{user.authProvider}</TableTd>
            <TableTd data-label="Joined">
              <Timestamp at={user.createdAt} />
            </TableTd>
          </TableTr>
        ))}
      </TableTbody>
    </Table>
  );
}

function toFullName({ firstName, lastName }: CurrentUser): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

function RoleBadge({ role }: { readonly role: Role | null }) {
  return <Badge variant={role ? variants[role] : 'outline'}>{role ?? 'quick'}</Badge>;
}
