/**
 * Every table of the database, and the words of the privacy policy that speak of what it holds; null where nothing in it
 * is about a visitor. Whoever adds a table writes the words first.
 */
export const tablesInPolicy = {
  users: 'your email address, and your name and a password when you sign up',
  sessions: 'where you are signed in: the browser and the kind of device',
  passkeys: 'the passkeys that you add: their public half, a name, and when each was last used',
  passkey_challenges: 'a question that a passkey has to answer, for five minutes',
  identities: 'the number by which the other provider knows you',
  sign_in_tokens: 'scrambled copies of the links that we mail to you',
  saved_careers: 'the careers you save',
  assessment_results: 'the results we compute from them',
  responses: 'the answers you give in a quest',
  drafts: 'the answers of a quest under way are also kept in your account',
  idempotency_keys: 'a number for each quest that is submitted, so that it counts once',
  public_cards: 'whether you have made a card public',
  outbox:
    'mails to you that are still to be sent, or that your mail server refused within the last day',
  throttles: 'how often someone has tried a password, asked for a mail or downloaded data',
  request_counts: 'how many requests came from a network in the last minute',
  security_events: 'a record of sign-ins and of changes to your account',
  quest_progress: 'we count how many visitors reach each scene on a day',
  calibrations: 'how hard each scene is',
  questions: null,
  skills: null,
  careers: null,
  career_skills: null,
  schools: null,
  programs: null,
  companies: null,
  consultants: null,
  settings: null,
} as const satisfies Readonly<Record<string, string | null>>;

/** Every cookie of the site, without the prefix of https, and the words of the privacy policy that speak of it. */
export const cookiesInPolicy = {
  guildpath_session: 'guildpath_session keeps you signed in',
  guildpath_device: 'guildpath_device says that this browser has signed in to your account before',
  guildpath_login: 'guildpath_login lasts ten minutes, while you sign in through another provider',
} as const;

export type CookieName = keyof typeof cookiesInPolicy;
