import type { CareerRecommendation, PortraitParagraph } from '@guildpath/contract';

/** Joins the paragraphs of a portrait to the insight of spec section 3. */
export function toInsight(portrait: readonly Pick<PortraitParagraph, 'text'>[]): string {
  return portrait.map(({ text }) => text).join('\n\n');
}

/**
 * Joins the parts of an analysis to the text of spec section 3, whose last line names the employers. A career without
 * hand-written sentences is described instead.
 */
export function toAnalysis({
  description,
  analysis,
}: Pick<CareerRecommendation, 'analysis' | 'description'>): string {
  const { appeals, day, demand, enjoys, complaints, clients, firstStep, employers } = analysis;
  const paragraphs = [
    ...appeals.map(({ moment, sentence }) => [moment, sentence]),
    day || enjoys || complaints ? [day, demand, enjoys, complaints] : [description],
    [clients, firstStep],
    [employers.length > 0 ? `Company names: ${employers.join(', ')}` : undefined],
  ];
  return paragraphs
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
}
