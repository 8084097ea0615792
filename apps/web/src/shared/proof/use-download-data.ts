import { useMutation } from '@tanstack/react-query';
import { isUnauthorized, toServerMessage } from '../api/call-errors.ts';
import { fetchFile } from '../api/fetch-from-api.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { saveFile } from '../share-card/save-file.ts';
import { showToast } from '../toasts/show-toast.ts';
import type { Proof } from './use-proof.ts';

interface DownloadDataOptions {
  /** Of the export; default: the viewer's own. */
  readonly url?: string;
  readonly proof: Proof;
  readonly onSettled?: () => void;
}

interface DownloadData {
  readonly download: () => void;
  readonly isPending: boolean;
}

/** Fetches everything stored about an account, without a cache, and saves it as a file. */
export function useDownloadData({
  url = '/api/user/export',
  proof,
  onSettled,
}: DownloadDataOptions): DownloadData {
  const mutation = useMutation({
    mutationFn: () => fetchFile(url, 'guildpath-data.json'),
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
        description: toServerMessage(error) ?? 'The data could not be fetched. Please try again.',
        variant: 'destructive',
      });
    },
    ...(onSettled && { onSettled }),
  });
  const send = useSendOnce(mutation);
  return { download: () => send(), isPending: mutation.isPending };
}
