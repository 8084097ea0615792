import type { BigFiveTrait } from '@guildpath/contract';

interface BigFiveFacts {
  readonly description: string;
  readonly high: string;
  readonly low: string;
  readonly careers: string;
}

export const bigFiveFacts: Record<BigFiveTrait, BigFiveFacts> = {
  openness: {
    description: 'How much you’re drawn to new ideas, to art and to things no one has tried.',
    high: 'Inventive, curious, fond of variety and open questions',
    low: 'Down-to-earth, consistent, fond of what’s been proven to work',
    careers:
      'High: geneticist, set designer, management consultant. Low: mail carrier, truck driver, proofreader',
  },
  conscientiousness: {
    description: 'How much you plan ahead, keep order and see things through.',
    high: 'Organized, dependable, thorough, good at waiting for a reward',
    low: 'Flexible, spontaneous, at ease when plans change',
    careers: 'High: judge, family doctor, court reporter. Low: barista, upholsterer, glassblower',
  },
  extraversion: {
    description: 'How much you seek company and get energy from it.',
    high: 'Outgoing, talkative, assertive, quick to act',
    low: 'Reserved, thoughtful, at ease alone and in small groups',
    careers:
      'High: school principal, restaurant manager, firefighter. Low: machinist, web developer, insurance underwriter',
  },
  agreeableness: {
    description: 'How much you trust, help and look for harmony.',
    high: 'Kind, cooperative, ready to give way',
    low: 'Frank, competitive, ready to disagree',
    careers:
      'High: school counselor, dental hygienist, nanny. Low: actuary, economist, auto mechanic',
  },
  neuroticism: {
    description: 'How strongly and how often you feel worry, tension and doubt.',
    high: 'Sensitive, watchful, quick to notice what could go wrong',
    low: 'Calm, even-tempered, quick to recover',
    careers: 'No job asks for a lot of it. Low: emergency dispatcher, helicopter pilot, judge',
  },
};
