import { useState } from 'react';
import { hasCode, toMessage } from '../api/call-errors.ts';

export interface Proof {
  readonly isRequired: boolean;
  /** Set when only a sign-in with a passkey, or by an emailed link, will do. */
  readonly passkeyMessage: string | undefined;
  /** Returns whether the error asks for a proof. Once it is given, `retry` runs. */
  readonly requiredBy: (error: unknown, retry: () => void) => boolean;
  readonly handleProven: () => void;
  readonly handleCancel: () => void;
}

/** Keeps a call that the server accepts only after a recent proof of identity, until the viewer gives it. */
export function useProof(): Proof {
  const [held, setHeld] = useState<{
    readonly retry: () => void;
    readonly passkeyMessage: string | undefined;
  }>();
  return {
    isRequired: held !== undefined,
    passkeyMessage: held?.passkeyMessage,
    requiredBy: (error, retry) => {
      const needsPasskey = hasCode(error, 'PASSKEY_REQUIRED');
      if (!needsPasskey && !hasCode(error, 'PROOF_REQUIRED')) return false;
      setHeld({ retry, passkeyMessage: needsPasskey ? toMessage(error) : undefined });
      return true;
    },
    handleProven: () => {
      setHeld(undefined);
      held?.retry();
    },
    handleCancel: () => setHeld(undefined),
  };
}
