import { useMutation } from '@tanstack/react-query';
import { toMessage } from '../api/call-errors.ts';
import { fetchFile } from '../api/fetch-from-api.ts';
import { useSendOnce } from '../api/use-send-once.ts';
import { download } from '../download.ts';
import { showFailure } from '../toasts/show-failure.ts';
import { showToast } from '../toasts/show-toast.ts';
import type { Proof } from './use-proof.ts';

interface DownloadDataOptions {
  /** Default: the viewer's own export. */
  readonly url?: string;
  readonly proof: Proof;
  readonly onSettled?: () => void;
}

/** Downloads everything stored about an account. */
export function useDownloadData({
  url = '/api/user/export',
  proof,
  onSettled,
}: DownloadDataOptions) {
  const mutation = useMutation({
    mutationFn: () => fetchFile(url, 'guildpath-data.json'),
    onSuccess: (file) => {
      download(file);
      showToast({
        title: 'Data Downloaded',
        description: `Look for ${file.name} in your downloads.`,
      });
    },
    onError: (error) => {
      if (proof.requiredBy(error, () => send())) return;
      showFailure(
        error,
        'Download Failed',
        toMessage(error, 'We couldn’t get the data. Please try again.'),
      );
    },
    ...(onSettled && { onSettled }),
  });
  const send = useSendOnce(mutation);
  return { download: () => send(), isPending: mutation.isPending };
}
