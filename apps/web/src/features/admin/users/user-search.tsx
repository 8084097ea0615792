import { usersSearchMaxLength } from '@guildpath/contract';
import { TextInput } from '@mantine/core';
import classes from './user-search.module.css';

export interface UserSearchProps {
  /** The text of the field, after every change. */
  readonly onType: (text: string) => void;
  /** Enter was pressed. */
  readonly onSubmit: () => void;
}

/** Searches users by any part of their names. */
export function UserSearch({ onType, onSubmit }: UserSearchProps) {
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextInput
        label="Search users"
        type="search"
        placeholder="Username, email or name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={usersSearchMaxLength}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  );
}
