import { Button, Panel } from '@guildpath/ui';
import { IconSeedling } from '@tabler/icons-react';
import classes from '../panels/panels.module.css';
import { CatalogueExport } from './catalogue-export.tsx';
import { SecurityEvents } from './security-events.tsx';
import { SystemStatus } from './system-status.tsx';
import { useSeed } from './use-seed.ts';

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
