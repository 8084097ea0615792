import { POPULAR_TLDS, run } from '@zootools/email-spell-checker';

// Most misspelled addresses belong to one of these.
const domains = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'icloud.com',
  'protonmail.com',
];

// Real providers with names close to those above, under any real ending.
const similarProviders = [
  'aol',
  'email',
  'hotmail',
  'live',
  'mail',
  'my',
  'outlook',
  'yahoo',
  'ymail',
];
const endings = [
  // The ending of Colombia, but more often a truncated `.com`.
  ...POPULAR_TLDS.filter((ending) => ending !== 'co'),
  ...['com.ar', 'com.br', 'com.mx', 'com.ph', 'com.sg', 'com.tr', 'com.vn', 'co.id', 'co.in'],
];

/** Returns the address with the likely domain, or undefined if nothing looks wrong. */
export function suggestEmail(email: string): string | undefined {
  const suggestion = run({
    email,
    domains,
    // Allows two swapped letters and a wrong one in the ending, as in `gmial.con`.
    domainThreshold: 3,
    secondLevelDomains: similarProviders,
    topLevelDomains: endings,
    // Corrects whole domains only, because any ending exists. 0 would mean the default threshold.
    secondLevelThreshold: 0.1,
    topLevelThreshold: 0.1,
  });
  // The library's own suggestion of the whole address is in lower case.
  return suggestion && `${email.slice(0, email.lastIndexOf('@'))}@${suggestion.domain}`;
}
