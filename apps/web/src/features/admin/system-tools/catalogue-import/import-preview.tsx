import type { CatalogueKind, ImportChange, PlannedImport } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../parts/formats.ts';
import classes from './catalogue-import.module.css';

interface ImportPreviewProps {
  readonly kind: CatalogueKind;
  readonly plan: PlannedImport;
  readonly isPending: boolean;
  readonly onImport: () => void;
}

/** What an import would change, in sentences and names. Asks once more where something goes. */
export function ImportPreview({ kind, plan, isPending, onImport }: ImportPreviewProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { added, changed, gone, unchangedCount, notes } = plan;
  const confirm = () => {
    setIsAsking(false);
    onImport();
  };
  return (
    <section className={classes.changes} aria-labelledby="import-preview">
      <h3 id="import-preview">What the import changes</h3>
      <Change sentence={`${count(added.count, kind)} added.`} change={added} />
      <Change sentence={`${count(changed.count, kind)} changed.`} change={changed} />
      <Change sentence={`${count(gone.count, kind)} gone.`} change={gone} />
      <p>{count(unchangedCount, kind)} unchanged.</p>
      <Notes notes={notes} />
      <div>
        <Button loading={isPending} onClick={gone.count > 0 ? () => setIsAsking(true) : onImport}>
          Import
        </Button>
      </div>
      <Modal title="Import Catalogue" opened={isAsking} onClose={() => setIsAsking(false)}>
        <div className={classes.changes}>
          <p>
            {count(gone.count, kind)} gone after this import. Results that people have keep what
            they say.
          </p>
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

function Change({ sentence, change: { count: total, names } }: ChangeProps) {
  const rest = total - names.length;
  return (
    <div>
      <p className={classes.sentence}>{sentence}</p>
      {total > 0 ? (
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

/** `No schools are`, `1 school is`, `1,200 schools are`. */
function count(total: number, kind: CatalogueKind): string {
  if (total === 1) return `1 ${singular[kind]} is`;
  return `${total === 0 ? 'No' : formatCount(total)} ${kind} are`;
}
