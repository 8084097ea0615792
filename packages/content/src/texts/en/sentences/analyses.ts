import { type WriterTexts, withArticle } from '@guildpath/contract';
import { inSentence, joinAlternatives } from '../words.ts';

export const analyses: WriterTexts['analyses'] = {
  experience: (careers, years) => {
    const span = years <= 2 ? 'a year or two' : years < 10 ? 'some years' : 'many years';
    return `${span} as ${joinAlternatives(careers.map((title) => withArticle(inSentence(title))))}`;
  },
  programs: (names) => `Programs such as ${joinAlternatives(names)}.`,
  clients: [
    (clients) => `Most people in it work for themselves, paid by ${clients}.`,
    (clients) => `You'd most likely work for yourself, paid by ${clients}.`,
    (clients) => `There's seldom a boss: the money comes from ${clients}.`,
  ],
  unnamedEmployers: new Set([
    'American Civil Liberties Union',
    'Army National Guard',
    'British Army',
    'California State Legislature',
    'Canadian Armed Forces',
    'Catholic Charities',
    'Central Intelligence Agency',
    'Church of England',
    'European Parliament',
    'Military Sealift Command',
    'National Jewish Health',
    'New York City Council',
    'Parliament of Canada',
    'Planned Parenthood',
    'The Salvation Army',
    'US Air Force',
    'US Army',
    'US Army Corps of Engineers',
    'US Coast Guard',
    'US Marine Corps',
    'US Navy',
    'Union for Reform Judaism',
    'United Methodist Church',
    'United States Congress',
  ]),
};
