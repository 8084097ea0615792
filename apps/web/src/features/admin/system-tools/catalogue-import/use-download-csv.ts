import type { CatalogueKind } from '@guildpath/contract';
import { useMutation } from '@tanstack/react-query';
import { toErrorText } from '../../../../shared/api/call-errors.ts';
import { fetchFile } from '../../../../shared/api/fetch-from-api.ts';
import { useSendOnce } from '../../../../shared/api/use-send-once.ts';
import { saveFile } from '../../../../shared/share-card/save-file.ts';
import { showFailure } from '../../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../../shared/toasts/show-toast.ts';

export function useDownloadCsv() {
  const mutation = useMutation({
    mutationFn: (kind: CatalogueKind) => fetchFile(`/api/admin/catalogue/${kind}`, `${kind}.csv`),
    onSuccess: (file) => {
      saveFile(file);
      showToast({
        title: 'CSV Downloaded',
        description: `Look for ${file.name} in your downloads.`,
      });
    },
    onError: (error) => showFailure(error, 'Download Failed', toErrorText(error)),
  });
  return { start: useSendOnce(mutation), isPending: mutation.isPending };
}
