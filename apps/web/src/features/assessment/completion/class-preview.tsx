import { crestOf } from '@guildpath/contract';
import { Crest, SealedLetter, Spinner } from '@guildpath/ui';
import classes from './class-preview.module.css';
import type { Preview } from './use-preview.ts';

const crestSize = 84;

export function PreviewCrest({ preview }: { readonly preview: Preview }) {
  return (
    <div className={classes.crest}>
      {preview.kind === 'loaded' ? (
        <Crest {...crestOf(preview)} size={crestSize} />
      ) : preview.kind === 'failed' ? (
        <SealedLetter size={crestSize} />
      ) : (
        <Spinner size={44} />
      )}
    </div>
  );
}

export function PreviewText({ preview }: { readonly preview: Preview }) {
  return (
    <div className={classes.words} role="status">
      {preview.kind === 'loaded' ? (
        <>
          <p className={classes.line}>
            {`The guild calls you ${preview.guildTitle}, one of its ${preview.characterClass}s.`}
          </p>
          <p className={classes.welcome}>{preview.welcome}</p>
          {preview.field ? (
            <p className="gp-soft gp-small">{`Your best match is in ${preview.field}.`}</p>
          ) : null}
        </>
      ) : (
        <p className={classes.line}>
          {preview.kind === 'failed'
            ? 'You’ve made it through every scene.'
            : 'The guild is reading your answers...'}
        </p>
      )}
    </div>
  );
}
