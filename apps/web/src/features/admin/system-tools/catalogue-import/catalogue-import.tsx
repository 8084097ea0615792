import { type CatalogueKind, catalogueKinds } from '@guildpath/contract';
import { Alert, Button, NativeSelect, Spinner } from '@guildpath/ui';
import { IconAlertTriangle, IconDownload, IconRefresh } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toErrorText } from '../../../../shared/api/call-errors.ts';
import { fetchFile } from '../../../../shared/api/fetch-from-api.ts';
import { useSendOnce } from '../../../../shared/api/use-send-once.ts';
import { download } from '../../../../shared/download.ts';
import { showFailure } from '../../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../../shared/toasts/show-toast.ts';
import { BadRows } from './bad-rows.tsx';
import classes from './catalogue-import.module.css';
import { FileDrop } from './file-drop.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

const names = {
  careers: 'Careers',
  schools: 'Schools',
  programs: 'Programs',
  companies: 'Companies',
  consultants: 'Consultants',
} as const satisfies Record<CatalogueKind, string>;

export function CatalogueImport({ headingId }: { readonly headingId: string }) {
  const [kind, setKind] = useState<CatalogueKind>('careers');
  const download = useDownloadCsv();
  const section = useRef<HTMLElement>(null);
  // The focused button disappears.
  const keepFocus = () => section.current?.focus();
  const importer = useImport(kind, { onImported: keepFocus });
  const select = useRef<HTMLSelectElement>(null);
  // The button that opened this is gone.
  useEffect(() => select.current?.focus(), []);

  const handleKind = (value: string) => {
    importer.reset();
    setKind(catalogueKinds.find((each) => each === value) ?? kind);
  };

  const handlePreviewAgain = () => {
    keepFocus();
    importer.previewAgain();
  };

  return (
    <section ref={section} className={classes.import} aria-labelledby={headingId} tabIndex={-1}>
      <div className={classes.kind}>
        <NativeSelect
          ref={select}
          label="What to import"
          value={kind}
          disabled={importer.isBusy}
          onChange={(event) => handleKind(event.currentTarget.value)}
          data={catalogueKinds.map((value) => ({ value, label: names[value] }))}
        />
        <Button
          variant="outline"
          loading={download.isPending}
          leftIcon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => download.start(kind)}
        >
          Download CSV
        </Button>
      </div>
      <p className={classes.soft}>
        A file replaces the whole list, so rows you leave out are deleted. To add a row, download
        the list, add the row and import the file. To import an O*NET release, run{' '}
        <code>pnpm catalogue import onet &lt;folder&gt;</code> on the server.
      </p>
      <FileDrop isBusy={importer.isBusy} onFile={importer.choose} />
      {/* A live region must exist before its text. */}
      <div className={classes.status} role="status">
        {importer.isPreviewing ? (
          <Spinner size={28} label={`Checking ${importer.fileName}`} />
        ) : null}
        {importer.preview ? (
          <Checked fileName={importer.fileName} preview={importer.preview} />
        ) : null}
      </div>
      {importer.problem ? (
        <Alert icon={<IconAlertTriangle aria-hidden="true" />} title={importer.problem.title}>
          <div className={classes.problem}>
            {importer.problem.text ? <p>{importer.problem.text}</p> : null}
            {importer.problem.canRetry ? (
              <Button
                variant="outline"
                size="sm"
                loading={importer.isPreviewing}
                leftIcon={<IconRefresh size={18} aria-hidden="true" />}
                onClick={handlePreviewAgain}
              >
                Preview Again
              </Button>
            ) : null}
          </div>
        </Alert>
      ) : null}
      {importer.preview?.outcome === 'bad' ? (
        <>
          <BadRows {...importer.preview} />
          <div>
            <Button disabled>Import</Button>
          </div>
        </>
      ) : null}
      {importer.preview?.outcome === 'planned' ? (
        <ImportPreview
          key={importer.preview.basis}
          kind={kind}
          plan={importer.preview}
          isPending={importer.isImporting}
          onImport={importer.importFile}
        />
      ) : null}
    </section>
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
  return { start: useSendOnce(mutation), isPending: mutation.isPending };
}

interface CheckedProps {
  readonly fileName: string;
  readonly preview: { readonly outcome: 'planned' | 'bad' };
}

function Checked({ fileName, preview: { outcome } }: CheckedProps) {
  return (
    <p>
      <strong>{fileName}</strong>{' '}
      {outcome === 'planned'
        ? 'looks good. Nothing has changed yet.'
        : 'has problems, so it can’t be imported.'}
    </p>
  );
}
