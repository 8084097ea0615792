import { useState } from 'react';
import { showToast, type Toast } from '../toasts/show-toast.ts';

/**
 * Copies texts to the clipboard. A page without https has no clipboard, and people may deny access. Then
 * `failed` is the text, to be offered for selecting.
 */
export function useCopy(successToast: Toast, failure: string) {
  const [failed, setFailed] = useState<string>();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setFailed(undefined);
      showToast(successToast);
    } catch {
      setFailed(text);
      showToast({ title: 'Copy Failed', description: failure, variant: 'destructive' });
    }
  };
  return { copy, failed };
}
