import { Brand, TopBar } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface HomeBarProps {
  /** At the right end. */
  actions?: ReactNode;
}

/** The bar of every screen but the landing page: a link home, and the screen's own actions. */
export function HomeBar({ actions }: HomeBarProps) {
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
