import type { ResultsOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { SharePanel } from '../../../shared/share-card/share-panel.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import type { Loaded } from '../queries/use-quests.ts';
import classes from './share-section.module.css';

export function ShareSection({ results }: { readonly results: Loaded<ResultsOutput> }) {
  return (
    <Panel as="section" className={classes.section} aria-labelledby="share">
      <h2 id="share">Share Your Card</h2>
      {results.data ? (
        <SharePanel results={results.data} downloadVariant="outline" />
      ) : (
        <LoadFailure title="Your top career and your card could not be loaded." query={results} />
      )}
    </Panel>
  );
}
