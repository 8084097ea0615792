import { texts } from '@guildpath/content/texts';
import { expect, it } from 'vitest';
import { everyPortrait } from './testing/insight-facts.ts';
import { writeTogether } from './together.ts';

const members = everyPortrait.map(
  ({ guildTitle }) => ({ guildTitle, characterClass: 'Mage' }) as const,
);
const everyPair = members.flatMap((one) => members.map((other) => [one, other] as const));

it('two titles get four sentences, which name both and nothing else in digits', () => {
  for (const [one, other] of everyPair) {
    const sentences = writeTogether(texts, [one, other]);
    expect(sentences).toHaveLength(4);
    expect(sentences[0]).toContain(one.guildTitle);
    expect(sentences[1]).toContain(other.guildTitle);
    expect(new Set(sentences).size).toBe(4);
    expect(
      sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence) || /\d/.test(sentence)),
    ).toEqual([]);
  }
});

it('titles led by other interests get other plans, whoever of the two invited', () => {
  const plans = everyPair.map((pair) => writeTogether(texts, pair).slice(2).join(' '));
  expect(new Set(plans).size).toBe(28);
  const [smith, singer] = [
    { guildTitle: 'Runesmith', characterClass: 'Mage' },
    { guildTitle: 'Troubadour', characterClass: 'Healer' },
  ] as const;
  expect(writeTogether(texts, [smith, singer]).slice(2)).toEqual(
    writeTogether(texts, [singer, smith]).slice(2),
  );
});
