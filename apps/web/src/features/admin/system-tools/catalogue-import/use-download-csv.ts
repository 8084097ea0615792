import type { CatalogueKind } from '@guildpath/contract';
import { useMutation } from '@tanstack/react-query';
import { isUnauthorized, toErrorText } from '../../../../shared/api/call-errors.ts';
import { fetchFile } from '../../../../shared/api/fetch-from-api.ts';
import { useSendOnce } from '../../../../shared/api/use-send-once.ts';
import { saveFile } from '../../../../shared/share-card/save-file.ts';
import { showToast } from '../../../../shared/toasts/show-toast.ts';

interface DownloadCsv {
  readonly start: (kind: CatalogueKind) => void;
  readonly isPending: boolean;
}

/** Fetches the list of one kind of the catalogue, and saves it as a file. */
export function useDownloadCsv(): DownloadCsv {
  const mutation = useMutation({
    mutationFn: (kind: CatalogueKind) => fetchFile(`/api/admin/catalogue/${kind}`, `${kind}.csv`),
    onSuccess: (file) => {
      saveFile(file);
      showToast({
        title: 'CSV Downloaded',
        description: `Look for ${file.name} in your downloads.`,
      });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showToast({
        title: 'Download Failed',
        description: toErrorText(error),
        variant: 'destructive',
      });
    },
  });
  return { start: useSendOnce(mutation), isPending: mutation.isPending };
}
