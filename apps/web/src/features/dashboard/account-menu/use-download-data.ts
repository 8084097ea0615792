import { useMutation } from '@tanstack/react-query';
import { isUnauthorized, toServerMessage } from '../../../shared/api/call-errors.ts';
import { fetchFile } from '../../../shared/api/fetch-from-api.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { saveFile } from '../../../shared/share-card/save-file.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import type { Proof } from './proof/use-proof.ts';

interface DownloadDataOptions {
  readonly proof: Proof;
  readonly onSettled: () => void;
}

interface DownloadData {
  readonly download: () => void;
  readonly isPending: boolean;
}

/** Fetches everything stored about the viewer, without a cache, and saves it as a file. */
export function useDownloadData({ proof, onSettled }: DownloadDataOptions): DownloadData {
  const mutation = useMutation({
    mutationFn: () => fetchFile('/api/user/export', 'guildpath-data.json'),
    onSuccess: (file) => {
      saveFile(file);
      showToast({
        title: 'Data Downloaded',
        description: `Look for ${file.name} in your downloads.`,
      });
    },
    onError: (error) => {
      if (isUnauthorized(error) || proof.askedBy(error, () => send())) return;
      showToast({
        title: 'Download Failed',
        description: toServerMessage(error) ?? 'Your data could not be fetched. Please try again.',
        variant: 'destructive',
      });
    },
    onSettled,
  });
  const send = useSendOnce(mutation);
  return { download: () => send(), isPending: mutation.isPending };
}
