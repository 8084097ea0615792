import type { WriterTexts } from '@guildpath/contract';
import { joinWords } from '../words.ts';

export const analyses: WriterTexts['analyses'] = {
  skills: (names) => `Skills it's rated high for: ${joinWords(names)}.`,
  clients: [
    (clients) => `Most people in it work for themselves, paid by ${clients}.`,
    (clients) => `You'd most likely work for yourself, paid by ${clients}.`,
    (clients) => `There's seldom a boss: the money comes from ${clients}.`,
  ],
};
