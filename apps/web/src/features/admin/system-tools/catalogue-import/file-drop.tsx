import { importMaxBytes } from '@guildpath/contract';
import { Button } from '@guildpath/ui';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import classes from './catalogue-import.module.css';

interface FileDropProps {
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

export function FileDrop({ isBusy, onFile }: FileDropProps) {
  const open = useRef<() => void>(null);
  const [refusal, setRefusal] = useState<string>();
  const refusalId = useId();
  return (
    <div>
      {/* The zone itself is not a control; keyboards and screen readers use the button inside. */}
      <Dropzone
        className={classes.zone}
        openRef={open}
        accept={{ 'text/csv': ['.csv'], 'application/vnd.ms-excel': ['.csv'] }}
        maxSize={importMaxBytes}
        multiple={false}
        disabled={isBusy}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        role="presentation"
        tabIndex={-1}
        onDrop={([file]) => {
          setRefusal(undefined);
          if (file) onFile(file);
        }}
        onReject={([rejected, ...others]) =>
          setRefusal(
            others.length > 0
              ? 'Please choose one file at a time.'
              : `${rejected?.file.name} isn’t a CSV file, or it’s larger than 10 MB.`,
          )
        }
      >
        <div className={classes.drop}>
          <IconFileSpreadsheet size={44} stroke={1.25} aria-hidden="true" />
          <p>Drop a CSV file here, or</p>
          <Button
            variant="outline"
            disabled={isBusy}
            aria-describedby={refusal === undefined ? undefined : refusalId}
            onClick={() => open.current?.()}
          >
            Choose a file
          </Button>
        </div>
      </Dropzone>
      <p id={refusalId} className={classes.refusal} role="alert">
        {refusal}
      </p>
    </div>
  );
}
