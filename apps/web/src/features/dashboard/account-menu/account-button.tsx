import type { CurrentUser } from '@guildpath/contract';
import { Button, type ButtonProps } from '@guildpath/ui';
import { IconChevronDown, IconUserCircle } from '@tabler/icons-react';
import classes from './account-menu.module.css';

export interface AccountButtonProps extends ButtonProps {
  readonly user: CurrentUser;
}

export function AccountButton({ user, className, ...props }: AccountButtonProps) {
  const name = user.firstName?.trim() || user.username;
  return (
    <Button
      {...props}
      variant="quiet"
      size="sm"
      className={`${classes.button} ${className ?? ''}`}
      leftIcon={<IconUserCircle size={22} stroke={1.75} aria-hidden="true" />}
      rightIcon={<IconChevronDown size={18} aria-hidden="true" />}
      aria-label={`Account of ${name}`}
      data-wide
    >
      {name}
    </Button>
  );
}
