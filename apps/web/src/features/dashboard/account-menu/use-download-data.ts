import type { AccountExport } from '@guildpath/contract';
import { useMutation } from '@tanstack/react-query';
import { isUnauthorized, toServerMessage } from '../../../shared/api/call-errors.ts';
import { trpc } from '../../../shared/api/trpc.ts';
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
  const { client } = trpc.useUtils();
  const mutation = useMutation({
    mutationFn: () => client.user.export.query(),
    onSuccess: (data) => {
      const file = toFile(data);
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

function toFile(data: AccountExport): File {
  const name = `guildpath-data-${data.exportedAt.slice(0, 10)}.json`;
  return new File([`${JSON.stringify(data, null, 2)}\n`], name, { type: 'application/json' });
}
