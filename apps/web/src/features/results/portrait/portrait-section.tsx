import type { ResultsOutput } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../shared/layout/disclosure.tsx';
import classes from '../results-report.module.css';
import { toSentences } from '../sections/paragraphs.ts';
import { ResultsSection } from '../sections/results-section.tsx';
import portraitClasses from './portrait.module.css';

// In characters: with the heading, this fills about half a screen on a phone.
const openLength = 200;

/** An Epic portrait describes all five traits, the most telling first. */
const openTraits = 3;

interface PortraitSectionProps {
  readonly results: ResultsOutput;
  readonly isWriting: boolean;
  /** Beside the guild title that complements the person's. */
  readonly friends?: ReactNode;
}

export function PortraitSection({ results, isWriting, friends }: PortraitSectionProps) {
  const traits = results.portrait.filter(({ about }) => about === 'traits');
  const further = traits.slice(openTraits);
  const { open, rest } = splitOpening(
    results.portrait.filter((paragraph) => !further.includes(paragraph)).map(({ text }) => text),
  );
  return (
    <ResultsSection id="insight" title="Personality Insight">
      <Panel surface="parchment" padding="sm">
        {/* The built-in text reserves the space for a text of about the same length. */}
        <div
          className={classes.prose}
          {...(isWriting ? { style: { visibility: 'hidden' }, 'aria-hidden': true } : {})}
        >
          {open.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {rest.length + further.length > 0 ? (
            <Disclosure summary="Read on" isOpenWide>
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {further.length > 0 ? (
                <Disclosure summary="Your other sides">
                  {further.map(({ text }) => (
                    <p key={text}>{text}</p>
                  ))}
                </Disclosure>
              ) : null}
            </Disclosure>
          ) : null}
        </div>
        {isWriting ? (
          <p role="status" className={classes.writing}>
            Analyzing Your Career Path...
          </p>
        ) : null}
      </Panel>
      <div className={portraitClasses.lists}>
        <Lines title="What friends come to you for" lines={results.friends} />
        <Lines title="What it costs you" lines={results.costs} />
      </div>
      <div className={`gp-row gp-middle gp-small ${portraitClasses.companion}`}>
        <p>
          Who the guild needs beside you: <strong>{results.beside.guildTitle}</strong>.{' '}
          {results.beside.sentence}
        </p>
        {friends}
      </div>
    </ResultsSection>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

// Opens whole paragraphs as long as they fit, then the sentences that still do.
function splitOpening(paragraphs: readonly string[]) {
  const open: string[] = [];
  const rest: string[] = [];
  let charactersLeft = openLength;
  for (const paragraph of paragraphs) {
    const sentences = toSentences(paragraph);
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
