import { Button, Panel } from '@guildpath/ui';
import { IconFileImport } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { LazyPart } from '../../../shared/code-loading/lazy-part.tsx';
import classes from './tool.module.css';

const loadImport = () => import('./catalogue-import/catalogue-import.tsx');

export function ImportCard() {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel padding="none" className={classes.tool}>
      <h2 id={headingId} className={classes.title}>
        Import Catalogue
      </h2>
      <p className={classes.text}>
        Replace the careers, schools, programs, companies or consultants with your own list, or
        download the current one. You’ll see what changes before you import.
      </p>
      {isOpen ? (
        <LazyPart name="the import" load={loadImport}>
          {({ CatalogueImport }) => <CatalogueImport headingId={headingId} />}
        </LazyPart>
      ) : (
        <Button
          variant="outline"
          leftIcon={<IconFileImport size={20} aria-hidden="true" />}
          onClick={() => setIsOpen(true)}
        >
          Open Import
        </Button>
      )}
    </Panel>
  );
}
