/**
 * Maps every table of the database to the words of the privacy policy about it; null when the table holds
 * nothing about visitors. A new table needs its words first.
 */
export const tablesInPolicy = {
  users: 'your email address, and your name and a password if you give them',
  sessions: 'how and when you signed in',
  passkeys: 'the passkeys you add, with their public keys, and when you last used each one',
  passkey_challenges: 'a challenge for it to answer, for five minutes',
  identities: 'the identifier that another provider has for you',
  sign_in_tokens: 'scrambled copies of the links we email you',
  saved_careers: 'the careers you save, the dares you’ve done',
  assessment_results: 'the results we work out from them',
  responses: 'the answers you give in a quest',
  drafts: 'we also keep the answers of an unfinished quest in your account',
  idempotency_keys: 'a random number for each quest you submit, so it counts once',
  public_cards: 'whether you’ve made a card public, with or without your first name',
  friend_pages: 'the pages that you and a friend open together',
  outbox:
    'emails to you that are waiting to go out or that your mail server refused within the last day',
  throttles: 'how often someone has tried a password, asked for an email or downloaded data',
  security_events: 'a record of sign-ins and of changes to your account',
  halls:
    'the halls you open for a class, which means a name, what your students call you, a quest and two days',
  hall_places:
    'in a hall, the name drawn for you, when you joined and finished, what figures of the class count of your result, and whether you show it to your guide',
  place_sessions: 'which browser has which place in a hall, for a day',
  deleted_halls: null,
  questions: null,
  catalogue_entries: null,
  settings: null,
} as const satisfies Readonly<Record<string, string | null>>;

/** Maps every column of text that people write to the words of the privacy policy about it. */
export const writtenTextsInPolicy = {
  'users.email': 'your email address',
  'users.first_name': 'your name and a password if you give them',
  'users.last_name': 'your name and a password if you give them',
  'sign_in_tokens.email': 'the links we email you',
  'assessment_results.guest_email': 'that someone else submits with your email address',
  'halls.name': 'the halls you open for a class, which means a name',
  'halls.guide_name': 'what your students call you',
} as const satisfies Readonly<Record<string, string>>;

/** Maps every cookie, without its prefix under https, to the words of the privacy policy about it. */
export const cookiesInPolicy = {
  guildpath_session: 'guildpath_session keeps you signed in',
  guildpath_device: 'guildpath_device shows that this browser has signed in to your account before',
  guildpath_login: 'guildpath_login lasts ten minutes, while you sign in through another provider',
} as const;

export type CookieName = keyof typeof cookiesInPolicy;
