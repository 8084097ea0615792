import type { ResultsOutput } from '@guildpath/contract';
import { SharePanel } from '../../shared/share-card/share-panel.tsx';
import { ResultsSection } from './results-section.tsx';

export function ShareSection({ results }: { readonly results: ResultsOutput }) {
  return (
    <ResultsSection
      id="share"
      title="Share Your Quest"
      lead="Tell others which path you found."
      isPrinted={false}
    >
      <SharePanel results={results} />
    </ResultsSection>
  );
}
