import { Panel } from '@guildpath/ui';
import { Disclosure } from './parts/disclosure.tsx';
import { toParagraphs } from './parts/paragraphs.ts';
import { ResultsSection } from './parts/results-section.tsx';
import classes from './results-report.module.css';

// In characters: with the heading, this fills about one screen on a phone.
const openLength = 260;
const endOfSentence = /(?<=[.!?][’”"]?)\s+(?=\p{Lu})/u;

interface PortraitSectionProps {
  readonly insight: string;
  readonly isWriting: boolean;
}

export function PortraitSection({ insight, isWriting }: PortraitSectionProps) {
  const paragraphs = toParagraphs(insight);
  if (paragraphs.length === 0) return null;
  const { open, rest } = splitOpening(paragraphs);
  return (
    <ResultsSection id="insight" title="Personality Insight">
      <Panel surface="parchment">
        {/* The built-in text reserves the space for a text of about the same length. */}
        <div
          className={classes.prose}
          {...(isWriting ? { style: { visibility: 'hidden' }, 'aria-hidden': true } : {})}
        >
          {open.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {rest.length > 0 ? (
            <Disclosure summary="Read on" isOpenWide>
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Disclosure>
          ) : null}
        </div>
        {isWriting ? (
          <p role="status" className={classes.writing}>
            Analyzing Your Career Path...
          </p>
        ) : null}
      </Panel>
    </ResultsSection>
  );
}

// Opens whole paragraphs as long as they fit, then the sentences that still do.
function splitOpening(paragraphs: readonly string[]) {
  const open: string[] = [];
  const rest: string[] = [];
  let charactersLeft = openLength;
  for (const paragraph of paragraphs) {
    const sentences = paragraph.split(endOfSentence);
    const first = sentences.findIndex((sentence) => {
      charactersLeft -= sentence.length;
      return charactersLeft < 0;
    });
    const shownCount = first === -1 ? sentences.length : first;
    if (shownCount > 0) open.push(sentences.slice(0, shownCount).join(' '));
    if (shownCount < sentences.length) rest.push(sentences.slice(shownCount).join(' '));
  }
  return open.length > 0 ? { open, rest } : { open: paragraphs, rest };
}
