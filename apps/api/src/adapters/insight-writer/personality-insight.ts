import { traitNames } from '@guildpath/contract';
import { fitWords, type Sentence } from './fit-words.ts';
import { interestSentences, rankedInterests } from './interest-sentences.ts';
import { accuracyOfTier } from './phrases/tier-phrases.ts';
import { pick } from './pick.ts';
import { puzzleSentences } from './puzzle-sentences.ts';
import { traitSentences } from './trait-sentences.ts';
import type { WriterContext } from './writer-context.ts';

/** With this many words it says enough; what must be said may take up to 250. */
const wordsAimedAt = 225;

/** The person in 150 to 250 words: every sentence says a figure or an answer of theirs. */
export function personalityInsight(facts: WriterContext): string {
  const { profile, scenes, seed } = facts;
  return fitWords(
    [
      interestSentences(profile, scenes, seed),
      [...traitSentences(profile, scenes, seed), ...puzzleSentences(scenes)],
      [pick(accuracyOfTier[facts.tier], seed), bandSentence(facts), ...bestMatchSentences(facts)],
    ],
    wordsAimedAt,
  );
}

function bandSentence({ profile: { riasec } }: WriterContext): string {
  const [first] = rankedInterests(riasec);
  if (!first) return '';
  const { low, high } = riasec[first].band;
  return `With many more questions your ${traitNames[first]} score, for one, would come to lie between ${low} and ${high} in about two cases out of three.`;
}

function bestMatchSentences({ matches, careersById }: WriterContext): Sentence[] {
  const [best] = matches;
  if (!best) return [];
  const { title } = careersById.get(best.careerId);
  return [
    {
      text: `Your closest career match so far, ${title}, builds above all on the ${traitNames[best.reasons.sharedInterest]} side of your answers.`,
      spare: 4,
    },
  ];
}
