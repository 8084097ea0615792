/**
 * Every table of the database, and the words of the privacy policy that speak of what it holds; null where nothing in it
 * is about a visitor. Whoever adds a table writes the words first.
 */
export const tablesInPolicy = {
  users: 'your email address, and your name and a password when you sign up',
  sessions: 'where you are signed in: the browser and the kind of device',
  passkeys: 'the passkeys you add: their public keys, a name, and when each was last used',
  passkey_challenges: 'a challenge for it to answer, for five minutes',
  identities: 'the identifier that provider has for you',
  sign_in_tokens: 'scrambled copies of the links we email you',
  saved_careers: 'the careers you save',
  assessment_results: 'the results we compute from them',
  responses: 'the answers you give in a quest',
  drafts: 'the answers of a quest under way are also kept in your account',
  idempotency_keys: 'a random number for each quest you submit, so that it counts once',
  public_cards: 'whether you have made a card public',
  outbox:
    'emails to you that are waiting to be sent, or that your mail server refused within the last day',
  login_failures: 'how often someone has tried a password, asked for a mail or downloaded data',
  request_counts: 'how many requests came from a network in the last minute',
  security_events: 'a record of sign-ins and of changes to your account',
  quest_progress: 'we count how many visitors reach each scene each day',
  row_counts: 'how many accounts and results there are',
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
  // SQLite alone: by which administrators find a user. In PostgreSQL that is an index of `users`.
  user_numbers: 'an index of addresses and names, by which administrators find an account',
  user_search: 'an index of addresses and names, by which administrators find an account',
} as const satisfies Readonly<Record<string, string | null>>;

/** Every cookie of the site, without the prefix of https, and the words of the privacy policy that speak of it. */
export const cookiesInPolicy = {
  guildpath_session: 'guildpath_session keeps you signed in',
  guildpath_device: 'guildpath_device shows that this browser has signed in to your account before',
  guildpath_login: 'guildpath_login lasts ten minutes, while you sign in through another provider',
} as const;

export type CookieName = keyof typeof cookiesInPolicy;
