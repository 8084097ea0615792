import { useState } from 'react';
import { hasCode } from '../api/call-errors.ts';

export interface Proof {
  /** Whether to show the proof step instead of what was shown before. */
  readonly isAsked: boolean;
  /** True when the error asks for a proof; `goOn` then runs as soon as it is given. */
  readonly askedBy: (error: unknown, goOn: () => void) => boolean;
  readonly handleProven: () => void;
  readonly handleCancel: () => void;
}

/** What the server does only for someone who has just proven to be the account's owner. */
export function useProof(): Proof {
  const [waiting, setWaiting] = useState<{ readonly goOn: () => void }>();
  return {
    isAsked: waiting !== undefined,
    askedBy: (error, goOn) => {
      const isAsked = hasCode(error, 'PROOF_REQUIRED');
      if (isAsked) setWaiting({ goOn });
      return isAsked;
    },
    handleProven: () => {
      setWaiting(undefined);
      waiting?.goOn();
    },
    handleCancel: () => setWaiting(undefined),
  };
}
