import { POPULAR_TLDS, run } from '@zootools/email-spell-checker';

/** What most misspelt addresses were meant to be. */
const domains = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'protonmail.com',
];

/** Real providers whose names, with any real ending, are close to one of those above. */
const alike = ['aol', 'email', 'hotmail', 'live', 'mail', 'my', 'outlook', 'yahoo', 'ymail'];
const endings = [
  // A Colombian ending, and far more often a `.com` cut short.
  ...POPULAR_TLDS.filter((ending) => ending !== 'co'),
  ...['com.ar', 'com.br', 'com.mx', 'com.ph', 'com.sg', 'com.tr', 'com.vn', 'co.id', 'co.in'],
];

/** The address with the mailbox provider spelt as it was most likely meant; undefined when nothing looks wrong. */
export function suggestEmail(email: string): string | undefined {
  const suggestion = run({
    email,
    domains,
    // Two letters swapped and one wrong in the ending, as in `gmial.con`.
    domainThreshold: 3,
    secondLevelDomains: alike,
    topLevelDomains: endings,
    // Only whole domains are corrected: any ending exists somewhere. Zero would mean the library's own threshold.
    secondLevelThreshold: 0.1,
    topLevelThreshold: 0.1,
  });
  // The library's own text of the whole address is in lower case.
  return suggestion && `${email.slice(0, email.lastIndexOf('@'))}@${suggestion.domain}`;
}
