export interface PublicPage {
  readonly path: string;
  /** Shown by search results and shared links: a sentence or two, at most 160 characters. */
  readonly description: string;
  /** Whether it is in the sitemap. */
  readonly isSought: boolean;
  /** Whether it shows which tiers are open. Default: false. */
  readonly showsTiers?: true;
}

/** What the site is, in a sentence. */
export const siteDescription =
  'Guildpath is a free, story-based career quest: fifteen short scenes show which careers fit your interests, your personality and the way you think.';

/** The pages that are the same for every visitor, and are therefore prerendered at build time. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', isSought: true, showsTiers: true, description: siteDescription },
  {
    path: '/login',
    isSought: false,
    description:
      'Log in to Guildpath and find your career matches and your quests where you left them.',
  },
  {
    path: '/signup',
    isSought: false,
    description:
      'Open a free Guildpath account that keeps the results of your career quests together.',
  },
  {
    path: '/about',
    isSought: true,
    description:
      'Why Guildpath turns a career test into an adventure, what it is built on, and whose figures it uses.',
  },
  {
    path: '/contact',
    isSought: true,
    description:
      'How to reach the people behind Guildpath: questions about your results, careers, your account or working together.',
  },
  {
    path: '/privacy-policy',
    isSought: true,
    description:
      'What Guildpath knows about you, what it does with it, what it never does, and how to see or delete it.',
  },
  {
    path: '/terms-of-service',
    isSought: true,
    description:
      'The terms of Guildpath in plain words: what you can expect of us, and what we expect of you.',
  },
  {
    path: '/theory/riasec',
    isSought: true,
    description:
      'Holland’s six types of interest, realistic to conventional: what marks each of them and which careers suit it.',
  },
  {
    path: '/theory/big-five',
    isSought: true,
    description:
      'Openness, conscientiousness, extraversion, agreeableness, neuroticism: what the Big Five say about you at work.',
  },
  {
    path: '/theory/aptitude',
    isSought: true,
    description:
      'What aptitude tests measure, with an example task for each area, a short history, and how a quest differs from them.',
  },
];
