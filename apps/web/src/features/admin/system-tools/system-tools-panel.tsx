import type { SeedOutput } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { IconSeedling } from '@tabler/icons-react';
import { trpc } from '../../../shared/api/trpc.ts';
import { useSendOnce } from '../../../shared/api/use-send-once.ts';
import { showFailure } from '../../../shared/toasts/show-failure.ts';
import { showToast } from '../../../shared/toasts/show-toast.ts';
import classes from '../panels/panels.module.css';
import { CatalogueExport } from './catalogue-export.tsx';
import { SecurityEvents } from './security-events.tsx';
import { SystemStatus } from './system-status.tsx';

export function SystemToolsPanel({ isShown }: { readonly isShown: boolean }) {
  return (
    <>
      <SystemStatus />
      <div className={classes.halves}>
        <Tool
          title="Questions"
          text="Restores all questions to the ones in this version. It creates no duplicates and changes no results."
          action="Seed Question Bank"
          {...useSeed('seedQuestions', 'Failed to seed questions')}
        />
        <Tool
          title="Career data"
          text="Restores careers, skills, schools, programs and companies to the ones in this version. It creates no duplicates and changes no results. Your imports stay, too."
          action="Seed Career Data"
          {...useSeed('seedCareerData', 'Failed to seed career data')}
        />
      </div>
      <CatalogueExport />
      <SecurityEvents isShown={isShown} />
    </>
  );
}

interface ToolProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly seed: () => void;
  readonly isPending: boolean;
}

function Tool({ title, text, action, seed, isPending }: ToolProps) {
  return (
    <Panel padding="none" className={`gp-stack gp-gap-3 gp-start ${classes.board}`}>
      <h2 className="gp-size-4">{title}</h2>
      <p className={classes.text}>{text}</p>
      <Button
        variant="outline"
        loading={isPending}
        leftIcon={<IconSeedling size={20} aria-hidden="true" />}
        onClick={seed}
      >
        {action}
      </Button>
    </Panel>
  );
}

function useSeed(procedure: 'seedQuestions' | 'seedCareerData', failure: string) {
  const utils = trpc.useUtils();
  const handleError = (error: unknown) => showFailure(error, 'Error', failure);
  const mutation = trpc.admin[procedure].useMutation({
    onSuccess: ({ success, message }: SeedOutput) => {
      if (!success) return handleError(undefined);
      showToast({ title: 'Success', description: message });
      void utils.admin.databaseStats.invalidate();
      void utils.admin.systemOverview.invalidate();
    },
    onError: handleError,
  });
  const send = useSendOnce(mutation);
  return { seed: () => send(), isPending: mutation.isPending };
}
