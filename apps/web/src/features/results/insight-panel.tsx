import { Panel } from '@guildpath/ui';
import { toParagraphs } from './paragraphs.ts';
import classes from './results-report.module.css';
import { ResultsSection } from './results-section.tsx';

/** What the answers say about the person, to be read like a letter. */
export function InsightPanel({ insight }: { readonly insight: string }) {
  if (insight === '') return null;
  return (
    <ResultsSection id="insight" title="Personality Insight">
      <Panel surface="parchment" padding="lg" ornate className={classes.prose}>
        {toParagraphs(insight).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Panel>
    </ResultsSection>
  );
}
