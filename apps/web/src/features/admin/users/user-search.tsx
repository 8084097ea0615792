import { usersSearchMaxLength } from '@guildpath/contract';
import { TextInput } from '@guildpath/ui';
import classes from './user-search.module.css';

export interface UserSearchProps {
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

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
