import { Brand, TopBar } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export function HomeBar({ actions }: { readonly actions?: ReactNode }) {
  return (
    <TopBar
      brand={
        <Link to="/">
          <Brand />
        </Link>
      }
      actions={actions}
    />
  );
}
