import { useState } from 'react';
import { hasCode } from '../api/call-errors.ts';

export interface Proof {
  readonly isRequired: boolean;
  /** Returns whether the error asks for a proof. Once it is given, `retry` runs. */
  readonly requiredBy: (error: unknown, retry: () => void) => boolean;
  readonly handleProven: () => void;
  readonly handleCancel: () => void;
}

/** Holds a call that the server accepts only after a recent proof of identity, until the viewer gives it. */
export function useProof(): Proof {
  const [held, setHeld] = useState<{ readonly retry: () => void }>();
  return {
    isRequired: held !== undefined,
    requiredBy: (error, retry) => {
      const isRequired = hasCode(error, 'PROOF_REQUIRED');
      if (isRequired) setHeld({ retry });
      return isRequired;
    },
    handleProven: () => {
      setHeld(undefined);
      held?.retry();
    },
    handleCancel: () => setHeld(undefined),
  };
}
