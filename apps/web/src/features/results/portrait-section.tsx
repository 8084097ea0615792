import { Panel } from '@guildpath/ui';
import { Fold } from './parts/fold.tsx';
import { toParagraphs } from './parts/paragraphs.ts';
import { ResultsSection } from './parts/results-section.tsx';
import classes from './results-report.module.css';

/** Letters that stand open: as many as make a screenful on a phone together with their heading. */
const openLength = 260;
const endOfSentence = /(?<=[.!?][’”"]?)\s+(?=\p{Lu})/u;

interface PortraitSectionProps {
  readonly insight: string;
  readonly isWriting: boolean;
}

/** The narrative about the person's answers, laid out like a letter: its beginning, and the rest on request. */
export function PortraitSection({ insight, isWriting }: PortraitSectionProps) {
  const paragraphs = toParagraphs(insight);
  if (paragraphs.length === 0) return null;
  const { open, rest } = opening(paragraphs);
  return (
    <ResultsSection id="insight" title="Personality Insight">
      <Panel surface="parchment">
        {/* The built-in text keeps the place free for about as long a one, so that little below it moves. */}
        <div
          className={classes.prose}
          {...(isWriting ? { style: { visibility: 'hidden' }, 'aria-hidden': true } : {})}
        >
          {open.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {rest.length > 0 ? (
            <Fold summary="Read on" isOpenWide>
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Fold>
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

/** Whole paragraphs as long as they fit, then the sentences that still do. */
function opening(paragraphs: readonly string[]) {
  const open: string[] = [];
  const rest: string[] = [];
  let lettersLeft = openLength;
  for (const paragraph of paragraphs) {
    const sentences = paragraph.split(endOfSentence);
    const first = sentences.findIndex((sentence) => {
      lettersLeft -= sentence.length;
      return lettersLeft < 0;
    });
    const shownCount = first === -1 ? sentences.length : first;
    if (shownCount > 0) open.push(sentences.slice(0, shownCount).join(' '));
    if (shownCount < sentences.length) rest.push(sentences.slice(shownCount).join(' '));
  }
  return open.length > 0 ? { open, rest } : { open: paragraphs, rest };
}
