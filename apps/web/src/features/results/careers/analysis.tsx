import type { CareerAnalysis } from '@guildpath/contract';
import classes from './career-details.module.css';

/** Shows what speaks for a career, then its facts. The card shows the first step elsewhere. */
export function Analysis({ analysis }: { readonly analysis: CareerAnalysis }) {
  const { appeals, day, demand, enjoys, complaints, wayIn, clients, employers } = analysis;
  const companies = employers.length > 0 ? `Company names: ${employers.join(', ')}` : undefined;
  const parts = [
    { paragraphs: appeals.map(({ moment, sentence }) => joined(moment, sentence)) },
    { heading: 'A day', paragraphs: [joined(day, demand)] },
    { heading: 'What people enjoy', paragraphs: [enjoys] },
    { heading: 'The hard parts', paragraphs: [complaints] },
    { heading: 'The way in', paragraphs: [wayIn, clients, companies] },
  ];
  return (
    <div className={classes.analysis}>
      {parts.map(({ heading, paragraphs }) =>
        paragraphs.some(Boolean) ? (
          <section key={heading ?? ''}>
            {heading ? <h6>{heading}</h6> : null}
            {paragraphs.map((paragraph) => (paragraph ? <p key={paragraph}>{paragraph}</p> : null))}
          </section>
        ) : null,
      )}
    </div>
  );
}

function joined(...sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}
