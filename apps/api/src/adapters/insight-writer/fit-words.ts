/** A sentence that always stands, or one that can be spared: the higher the number, the sooner it goes. */
export type Sentence = string | { readonly text: string; readonly spare: number };

type Paragraph = readonly Sentence[];

/**
 * Joins sentences to paragraphs with an empty line between them. As long as there are more than
 * `maxWords`, the sentences that can be spared go.
 */
export function fitWords(paragraphs: readonly Paragraph[], maxWords: number): string {
  let left = paragraphs.flat().filter((sentence) => textOf(sentence) !== '');
  let words = left.reduce((sum, sentence) => sum + countWords(textOf(sentence)), 0);
  const spareable = left.filter((sentence) => spareOf(sentence) > 0);
  for (const sentence of spareable.toSorted((one, other) => spareOf(other) - spareOf(one))) {
    if (words <= maxWords) break;
    words -= countWords(textOf(sentence));
    left = left.filter((other) => other !== sentence);
  }
  return paragraphs
    .map((sentences) =>
      sentences
        .filter((one) => left.includes(one))
        .map(textOf)
        .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** How many words a text has; whatever stands between blanks is one. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function textOf(sentence: Sentence): string {
  return typeof sentence === 'string' ? sentence : sentence.text;
}

function spareOf(sentence: Sentence): number {
  return typeof sentence === 'string' ? 0 : sentence.spare;
}
