import { useRef, useState } from 'react';
import { loadCode } from '../../../shared/code-loading/load-code.ts';
import { reloadForCode } from '../../../shared/code-loading/reload-for-code.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';

/** Loads code when it is wanted. The failure is `We couldn’t load …`; a second one reloads the page. */
export function useCode<Code>(load: () => Promise<Code>, name: string) {
  const [code, setCode] = useState<Code>();
  const hasFailed = useRef(false);
  return {
    code,
    prefetch: () => {
      // A failure shows when it is opened.
      loadCode(load).catch(() => undefined);
    },
    open: () => {
      loadCode(load).then(setCode, () => {
        showToast({
          title: 'Error',
          description: `We couldn’t load ${name}. Please try again.`,
          variant: 'destructive',
        });
        if (hasFailed.current) void reloadForCode();
        hasFailed.current = true;
      });
    },
    close: () => setCode(undefined),
  };
}
