import type { CatalogueKind, ImportChange, PlannedImport } from '@guildpath/contract';
import { Button, Modal } from '@guildpath/ui';
import { useState } from 'react';
import { formatCount } from '../../parts/formats.ts';
import classes from './catalogue-import.module.css';

interface ImportPreviewProps {
  readonly kind: CatalogueKind;
  readonly plan: PlannedImport;
  readonly isPending: boolean;
  readonly onImport: () => void;
}

/** Lists what an import would change. Asks for a confirmation before it deletes anything. */
export function ImportPreview({ kind, plan, isPending, onImport }: ImportPreviewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { added, changed, gone, unchangedCount, notes } = plan;
  const confirm = () => {
    setIsAsking(false);
    onImport();
  };
  return (
    <section className={classes.changes} aria-labelledby="import-preview">
      <h3 id="import-preview">What this import will change</h3>
      <Change sentence={`${toCount(added.count, kind)} will be added.`} change={added} />
      <Change sentence={`${toCount(changed.count, kind)} will be changed.`} change={changed} />
      <Change sentence={`${toCount(gone.count, kind)} will be deleted.`} change={gone} />
      <p>{toCount(unchangedCount, kind)} will stay the same.</p>
      <Notes notes={notes} />
      <div>
        <Button loading={isPending} onClick={gone.count > 0 ? () => setIsAsking(true) : onImport}>
          Import
        </Button>
      </div>
      <Modal title="Import Catalogue" opened={isAsking} onClose={() => setIsAsking(false)}>
        <div className={classes.changes}>
          <p>This import will delete {toCount(gone.count, kind)}. Existing results won’t change.</p>
          <Notes notes={notes} />
          <div className={classes.choice}>
            <Button variant="outline" onClick={() => setIsAsking(false)} data-autofocus>
              Cancel
            </Button>
            <Button onClick={confirm}>Import</Button>
          </div>
        </div>
      </Modal>
    </section>
  );
}

function Notes({ notes }: Pick<PlannedImport, 'notes'>) {
  return notes.map((note) => <p key={note}>{note}</p>);
}

interface ChangeProps {
  readonly sentence: string;
  readonly change: ImportChange;
}

function Change({ sentence, change: { count, names } }: ChangeProps) {
  const rest = count - names.length;
  return (
    <div>
      <p className={classes.sentence}>{sentence}</p>
      {count > 0 ? (
        <ul className={classes.names}>
          {names.map((name, index) => (
            // Two entries may have the same name.
            <li key={index}>{name}</li>
          ))}
          {rest > 0 ? <li>and {formatCount(rest)} more</li> : null}
        </ul>
      ) : null}
    </div>
  );
}

const singular = {
  careers: 'career',
  schools: 'school',
  programs: 'program',
  companies: 'company',
  consultants: 'consultant',
} as const satisfies Record<CatalogueKind, string>;

function toCount(count: number, kind: CatalogueKind): string {
  if (count === 1) return `1 ${singular[kind]}`;
  return `${count === 0 ? 'No' : formatCount(count)} ${kind}`;
}
