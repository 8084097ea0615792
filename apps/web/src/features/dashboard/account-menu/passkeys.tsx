import type { CurrentUser, PasskeysOutput } from '@guildpath/contract';
import { Button, Spinner, TextInput } from '@guildpath/ui';
import { useMergedRef } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { findFieldError } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { loadWebAuthn, toPasskeyMessage } from '../../../shared/auth/passkeys.ts';
import classes from '../../../shared/forms/dialog.module.css';
import { focusOnMount } from '../../../shared/forms/focus-on-mount.ts';
import { formatDay } from '../../../shared/layout/format-time.ts';
import { ProofStep } from '../../../shared/proof/proof-step.tsx';
import { useProof } from '../../../shared/proof/use-proof.ts';
import { LoadFailure } from '../../../shared/status-screens/load-failure.tsx';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

export function Passkeys({ user }: { readonly user: CurrentUser }) {
  const query = trpc.user.passkeys.useQuery();
  const utils = trpc.useUtils();
  const proof = useProof();
  const section = useRef<HTMLDivElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const codeFieldRef = useMergedRef(codeField, focusOnMount);
  const [codeRequest, setCodeRequest] = useState<string>();
  const sectionRef = useMergedRef(section, focusOnMount);

  const finish = (passkeys: PasskeysOutput, title: string, description: string) => {
    utils.user.passkeys.setData(undefined, passkeys);
    showToast({ title, description });
    section.current?.focus();
  };
  const fail = (
    error: Parameters<typeof toPasskeyMessage>[0],
    title: string,
    retry: () => void,
  ) => {
    const request = findFieldError(error, 'code');
    setCodeRequest(request);
    if (!request && !proof.requiredBy(error, retry))
      showFailure(error, title, toPasskeyMessage(error));
  };
  const adding = useMutation({
    mutationFn: async () => {
      const code = codeField.current?.value;
      const [{ startRegistration }, optionsJSON] = await Promise.all([
        loadWebAuthn(),
        utils.client.user.passkeyRegistration.mutate({ code }),
      ]);
      return utils.client.user.addPasskey.mutate(await startRegistration({ optionsJSON }));
    },
    onSuccess: (passkeys) => {
      setCodeRequest(undefined);
      finish(passkeys, 'Passkey Added', 'You can sign in with it now.');
    },
    onError: (error) => fail(error, 'Passkey Not Added', () => add()),
  });
  const removing = trpc.user.removePasskey.useMutation({
    onSuccess: (passkeys) => finish(passkeys, 'Passkey Removed', 'It won’t sign you in anymore.'),
    onError: (error, input) => {
      fail(error, 'Passkey Not Removed', () => remove(input));
      void utils.user.passkeys.invalidate();
    },
  });
  const add = useSendOnce(adding);
  const remove = useSendOnce(removing);

  if (proof.isRequired) return <ProofStep user={user} proof={proof} />;
  if (!query.data) {
    return query.isError ? (
      <LoadFailure title="We couldn’t load your passkeys." query={query} />
    ) : (
      <Spinner label="Loading your passkeys" />
    );
  }
  const { passkeys } = query.data;
  return (
    <div ref={sectionRef} tabIndex={-1} className={classes.form} data-autofocus>
      <p className="gp-soft">
        A passkey signs you in with your fingerprint, your face or your screen lock. It only works
        on this site, and no one can guess it.
      </p>
      {passkeys.length > 0 ? (
        <ul className={classes.list} aria-label="Your passkeys">
          {passkeys.map(({ id, createdAt, lastUsedAt }) => (
            <li key={id} className={classes.row}>
              <div>
                <p className="gp-bold">Added {formatDay(createdAt)}</p>
                <p className="gp-soft">
                  {lastUsedAt ? `Last used ${formatDay(lastUsedAt)}` : 'Not used yet'}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                className={classes.destructive}
                loading={removing.isPending && removing.variables.id === id}
                aria-label={`Remove the passkey added ${formatDay(createdAt)}`}
                onClick={() => remove({ id })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>You don’t have a passkey yet.</p>
      )}
      {codeRequest ? (
        <TextInput
          ref={codeFieldRef}
          label="One-time code"
          autoComplete="off"
          error={codeRequest}
        />
      ) : null}
      <Button fullWidth loading={adding.isPending} onClick={() => add()}>
        Add a Passkey
      </Button>
    </div>
  );
}
