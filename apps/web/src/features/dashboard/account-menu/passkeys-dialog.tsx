import type { CurrentUser, PasskeysOutput } from '@guildpath/contract';
import { Button, Spinner } from '@guildpath/ui';
import { Modal } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useRef } from 'react';
import { trpc } from '../../../shared/api/trpc.ts';
import classes from '../../../shared/forms/dialog.module.css';
import { focusWhenThere } from '../../../shared/forms/focus-when-there.ts';
import { formatDay } from '../../../shared/layout/format-time.ts';
import { ProofStep } from '../../../shared/proof/proof-step.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { usePasskeyChanges } from './use-passkey-changes.ts';

export interface PasskeysDialogProps {
  readonly user: CurrentUser;
  readonly opened: boolean;
  /** Must return the focus. */
  readonly onClose: () => void;
}

/** The viewer's passkeys: adds one of this device, and removes those that are no longer used. */
export function PasskeysDialog({ user, opened, onClose }: PasskeysDialogProps) {
  return (
    <Modal title="Passkeys" opened={opened} onClose={onClose} returnFocus={false}>
      <Passkeys user={user} />
    </Modal>
  );
}

function Passkeys({ user }: { readonly user: CurrentUser }) {
  const query = trpc.user.passkeys.useQuery();
  const { data } = query;
  const section = useRef<HTMLDivElement>(null);
  const sectionRef = useMergedRef(section, focusWhenThere);
  const { proof, add, remove, isAdding, removingId } = usePasskeyChanges({
    onDone: () => section.current?.focus(),
  });

  if (proof.isAsked) return <ProofStep user={user} proof={proof} />;
  if (!data) {
    return query.isError ? (
      <LoadFailure title="Your passkeys could not be loaded." query={query} />
    ) : (
      <Spinner label="Loading your passkeys" />
    );
  }
  return (
    <div ref={sectionRef} tabIndex={-1} className={classes.form} data-autofocus>
      <p className={classes.lead}>
        A passkey signs you in with your fingerprint, your face or the lock of your screen. It works
        on this site alone and cannot be guessed.
      </p>
      {data.passkeys.length > 0 ? (
        <ul className={classes.list} aria-label="Your passkeys">
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRemoving={removingId === passkey.id}
              onRemove={() => remove({ id: passkey.id })}
            />
          ))}
        </ul>
      ) : (
        <p>You have no passkey yet.</p>
      )}
      <Button fullWidth loading={isAdding} onClick={add}>
        Add a Passkey
      </Button>
    </div>
  );
}

interface PasskeyRowProps {
  readonly passkey: PasskeysOutput['passkeys'][number];
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, isRemoving, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.rowTitle}>{name}</p>
        <p className={classes.lead}>Added {formatDay(createdAt)}</p>
        <p className={classes.lead}>
          {lastUsedAt ? `Last used ${formatDay(lastUsedAt)}` : 'Not used yet'}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        className={classes.destructive}
        loading={isRemoving}
        aria-label={`Remove the passkey ${name}, added ${formatDay(createdAt)}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}
