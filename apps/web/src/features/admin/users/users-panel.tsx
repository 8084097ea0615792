import type { AdminUsersOutput, CurrentUser } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconUserSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart, Part } from '../../../shared/code-loading/lazy-part.tsx';
import { Figures } from '../figures/figures.tsx';
import { formatCount } from '../figures/format-count.ts';
import { Nothing } from '../panels/nothing.tsx';
import classes from '../panels/panels.module.css';
import { QueryBoundary } from '../panels/query-boundary.tsx';
import { Pages } from '../tables/pages.tsx';
import { UserSearch } from './user-search.tsx';
import { UserTable } from './user-table.tsx';

const AccountDialog = lazyPart(
  async () => (await import('./account/account-dialog.tsx')).AccountDialog,
);

const usersPageSize = 25;
const searchDelayMs = 300;

interface UsersSelection {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
}

export function UsersPanel() {
  const [selection, setSelection] = useState<UsersSelection>({ search: '', page: 1 });
  const { search, page } = selection;
  const searchSoon = useDebouncedCallback((text: string) => {
    const next = text.trim();
    setSelection((before) => (before.search === next ? before : { search: next, page: 1 }));
  }, searchDelayMs);
  const query = trpc.admin.users.useQuery(
    { ...(search ? { search } : {}), page, pageSize: usersPageSize },
    // The previous rows stay while another page or search loads.
    { placeholderData: keepPreviousData },
  );
  const summary = useRef<HTMLParagraphElement>(null);
  const { data, isPending, isPlaceholderData } = query;
  const [opened, setOpened] = useState<CurrentUser>();
  const openedBy = useRef<HTMLElement>(null);

  const handleOpen = (user: CurrentUser, button: HTMLElement) => {
    openedBy.current = button;
    setOpened(user);
  };
  const handleClose = () => {
    setOpened(undefined);
    openedBy.current?.focus();
  };
  const handleDeleted = () => {
    setOpened(undefined);
    summary.current?.focus();
  };

  const handleTurn = (newPage: number) => {
    // The requested page is still loading, and a second click would skip it.
    if (isPlaceholderData) return;
    setSelection({ search, page: newPage });
    // The new rows follow the summary.
    summary.current?.focus();
  };

  return (
    <Panel padding="none" className={classes.board}>
      <div className={`gp-stack gp-gap-4 ${classes.stack}`}>
        <div className={classes.head}>
          {query.isLoadingError ? null : (
            <Figures
              title="Users by role"
              layout="strip"
              isPending={isPending}
              figures={{
                Total: data?.stats.total,
                Admin: data?.stats.byRole.admin,
                Epic: data?.stats.byRole.epic,
              }}
            />
          )}
          <UserSearch onType={searchSoon} onSubmit={() => searchSoon.flush()} />
        </div>
        <p ref={summary} role="status" tabIndex={-1} className={classes.summary}>
          {data && !isPlaceholderData ? describeUsers(data, selection) : null}
        </p>
        <QueryBoundary query={query} what="users">
          {({ users, stats }) => (
            <div className={`gp-stack gp-gap-4 ${classes.stack}`} aria-busy={isPlaceholderData}>
              {users.length > 0 ? <UserTable users={users} onOpen={handleOpen} /> : null}
              {users.length === 0 && page === 1 ? (
                <Nothing Icon={IconUserSearch}>
                  You can search by username, email, first name or last name.
                </Nothing>
              ) : null}
              <Pages
                what="users"
                page={page}
                hasNext={hasNextPage(users.length, stats.total, selection)}
                onTurn={handleTurn}
              />
            </div>
          )}
        </QueryBoundary>
        {opened ? (
          <Part name="the account" fallback={null}>
            <AccountDialog account={opened} onClose={handleClose} onDeleted={handleDeleted} />
          </Part>
        ) : null}
      </div>
    </Panel>
  );
}

// The matches of a search are not counted, so a full page may be followed by another.
function hasNextPage(shown: number, total: number, { search, page }: UsersSelection): boolean {
  return shown === usersPageSize && (search !== '' || page * usersPageSize < total);
}

function describeUsers(
  { users, stats }: AdminUsersOutput,
  { search, page }: UsersSelection,
): string {
  const found = search ? ` matching “${search}”` : '';
  if (users.length === 0) return page === 1 ? `No users found${found}` : `No more users${found}`;
  const first = (page - 1) * usersPageSize + 1;
  const last = first + users.length - 1;
  // Counting the matches of a search would read every account.
  const all = search ? found : ` of ${formatCount(stats.total)}, newest first`;
  return `Users ${formatCount(first)} to ${formatCount(last)}${all}`;
}
