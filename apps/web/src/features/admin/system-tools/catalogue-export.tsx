import { type CatalogueKind, catalogueKinds } from '@guildpath/contract';
import { Button, NativeSelect, Panel } from '@guildpath/ui';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toErrorText } from '../../../shared/api/call-errors.ts';
import { fetchFile } from '../../../shared/api/fetch-from-api.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { download } from '../../../shared/download.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import classes from '../panels/panels.module.css';

const names = {
  careers: 'Careers',
  schools: 'Schools',
  programs: 'Programs',
  companies: 'Companies',
  consultants: 'Consultants',
} as const satisfies Record<CatalogueKind, string>;

export function CatalogueExport() {
  const [kind, setKind] = useState<CatalogueKind>('careers');
  const { download, isPending } = useDownloadCsv();
  return (
    <Panel padding="none" className={`gp-stack gp-gap-3 gp-start ${classes.board}`}>
      <h2 className="gp-size-4">Export Catalog</h2>
      <p className={classes.text}>
        Download a list as a CSV file. To import your own, run <code>pnpm catalogue import</code> on
        the server.
      </p>
      <div className="gp-row gp-end gp-gap-3">
        <NativeSelect
          label="List"
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            setKind(catalogueKinds.find((each) => each === value) ?? kind)
          }
          data={catalogueKinds.map((value) => ({ value, label: names[value] }))}
        />
        <Button
          variant="outline"
          loading={isPending}
          leftIcon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => download(kind)}
        >
          Download CSV
        </Button>
      </div>
    </Panel>
  );
}

function useDownloadCsv() {
  const mutation = useMutation({
    mutationFn: (kind: CatalogueKind) => fetchFile(`/api/admin/catalogue/${kind}`, `${kind}.csv`),
    onSuccess: (file) => {
      download(file);
      showToast({
        title: 'CSV Downloaded',
        description: `Look for ${file.name} in your downloads.`,
      });
    },
    onError: (error) => showFailure(error, 'Download Failed', toErrorText(error)),
  });
  return { download: useSendOnce(mutation), isPending: mutation.isPending };
}
