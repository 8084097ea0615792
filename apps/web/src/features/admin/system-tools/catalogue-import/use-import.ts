import type { CatalogueKind, PreviewImportOutput } from '@guildpath/contract';
import { useRef, useState } from 'react';
import { hasCode, isUnauthorized, toErrorText } from '../../../../shared/api/call-errors.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../../shared/api/use-send-once.ts';
import { showToast } from '../../../../shared/toasts/show-toast.ts';

interface Problem {
  readonly title: string;
  readonly text?: string;
  readonly canRetry: boolean;
}

interface ChosenFile {
  readonly kind: CatalogueKind;
  readonly name: string;
  readonly csv: string;
}

/** Reads a chosen file, previews it and imports it. */
export function useImport(
  kind: CatalogueKind,
  { onImported }: { readonly onImported: () => void },
) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [preview, setPreview] = useState<PreviewImportOutput>();
  const [problem, setProblem] = useState<Problem>();
  // Only the file chosen last counts.
  const reading = useRef<File>(null);
  const utils = trpc.useUtils();

  const fail = (title: string) => (error: { readonly message: string }) => {
    if (isUnauthorized(error)) return;
    setProblem({ title, text: toErrorText(error), canRetry: true });
  };
  const previewing = trpc.admin.previewImport.useMutation({
    onSuccess: setPreview,
    onError: fail('We couldn’t check the file.'),
  });
  const importing = trpc.admin.importCatalogue.useMutation({
    onSuccess: ({ message }) => {
      showToast({ title: 'Imported', description: message });
      reset();
      onImported();
      void utils.admin.databaseStats.invalidate();
      void utils.admin.systemOverview.invalidate();
      void utils.admin.securityEvents.invalidate();
    },
    onError: (error) => {
      setPreview(undefined);
      if (!hasCode(error, 'CONFLICT')) return fail('We couldn’t import the file.')(error);
      setProblem({
        title: 'Someone changed the catalogue after this preview.',
        text: 'Nothing was imported. Please look at a new preview first.',
        canRetry: true,
      });
    },
  });
  const sendPreview = useSendOnce(previewing);
  const sendImport = useSendOnce(importing);

  const reset = () => {
    reading.current = null;
    setChosen(undefined);
    setPreview(undefined);
    setProblem(undefined);
  };

  const check = (file: ChosenFile) => {
    setPreview(undefined);
    setProblem(undefined);
    sendPreview({ kind: file.kind, csv: file.csv });
  };

  const choose = async (file: File) => {
    reset();
    reading.current = file;
    try {
      const csv = await file.text();
      if (reading.current !== file) return;
      const read = { kind, name: file.name, csv };
      setChosen(read);
      check(read);
    } catch {
      // The file was moved or deleted. The browser's message is meant for developers.
      setProblem({ title: `We couldn’t read ${file.name}.`, canRetry: false });
    }
  };

  return {
    fileName: chosen?.name ?? '',
    preview,
    problem,
    isPreviewing: previewing.isPending,
    isImporting: importing.isPending,
    isBusy: previewing.isPending || importing.isPending,
    reset,
    choose: (file: File) => void choose(file),
    previewAgain: () => {
      if (chosen) check(chosen);
    },
    importFile: () => {
      if (chosen && preview?.outcome === 'planned') {
        sendImport({ kind: chosen.kind, csv: chosen.csv, basis: preview.basis });
      }
    },
  };
}
