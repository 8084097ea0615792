import type { BigFiveTrait } from '@guildpath/contract';

interface BigFiveFacts {
  readonly description: string;
  readonly high: string;
  readonly low: string;
  readonly careers: string;
}

export const bigFiveFacts: Record<BigFiveTrait, BigFiveFacts> = {
  openness: {
    description: 'How much someone is drawn to new ideas, to art and to what has not been tried.',
    high: 'Inventive, curious, fond of variety and of questions without an answer',
    low: 'Down-to-earth, consistent, fond of what has proved itself',
    careers: 'High: design, research, writing. Low: operations, skilled trades, administration',
  },
  conscientiousness: {
    description: 'How much someone plans ahead, keeps order and sees things through.',
    high: 'Organized, dependable, thorough, good at putting off a reward',
    low: 'Flexible, spontaneous, at ease when plans change',
    careers:
      'High: engineering, medicine, finance. Low: improvisation, field work, early-stage projects',
  },
  extraversion: {
    description: 'How much someone seeks company and gains energy from it.',
    high: 'Outgoing, talkative, assertive, quick to act',
    low: 'Reserved, thoughtful, at ease alone and in small groups',
    careers: 'High: sales, teaching, leading teams. Low: programming, laboratory work, editing',
  },
  agreeableness: {
    description: 'How much someone trusts, helps and looks for harmony.',
    high: 'Kind, cooperative, ready to give way',
    low: 'Frank, competitive, ready to disagree',
    careers: 'High: nursing, counseling, customer care. Low: negotiation, law, investigation',
  },
  neuroticism: {
    description: 'How strongly and how often someone feels worry, tension and doubt.',
    high: 'Sensitive, watchful, quick to notice what may go wrong',
    low: 'Calm, even-tempered, quick to recover',
    careers:
      'High: quality control, the arts, safety planning. Low: emergency services, aviation, crisis work',
  },
};
