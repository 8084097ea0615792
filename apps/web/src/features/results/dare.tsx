import { Panel } from '@guildpath/ui';
import { useContext } from 'react';
import { dareWords } from '../../shared/careers/dare-words.ts';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { ReaderKind } from './reader.ts';
import classes from './results-report.module.css';

/** Shows the first step of the best match, which the dashboard takes up. */
export function Dare({ firstStep }: { readonly firstStep: string | undefined }) {
  const isMember = useContext(ReaderKind) === 'member';
  if (!firstStep) return null;
  return (
    <Panel padding="none" className={classes.dare}>
      <p>
        <strong>{dareWords(firstStep)}</strong> {firstStep}
      </p>
      {isMember ? (
        <LinkButton to="/dashboard" hash="next" variant="outline" size="sm">
          Take It Up on Your Dashboard
        </LinkButton>
      ) : null}
    </Panel>
  );
}
