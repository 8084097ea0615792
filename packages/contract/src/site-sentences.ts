import type { SiteSettings } from './site.ts';

// Separate from the schemas, because the web app needs these before any schema.

/** Picks the settings that appear in sentences of the public pages. */
export type SiteRules = Pick<SiteSettings, 'minimumAge' | 'retentionDays'>;

/** Returns for how many days a result is kept whose emailed link nobody opens. */
export const unopenedResultDays = (retentionDays: number) => Math.min(30, retentionDays);

/** Build the sentences about age and retention; an empty one is not shown. */
export const siteSentences = {
  ageNote: ({ minimumAge }) =>
    minimumAge === 0
      ? ''
      : `For ages ${minimumAge} and up. Younger? Ask a parent or your school for permission first.`,
  ageTerm: ({ minimumAge }) =>
    minimumAge === 0
      ? ''
      : `Be at least ${minimumAge} years old, or have permission from a parent or your school.`,
  agePolicy: ({ minimumAge }) =>
    minimumAge === 0
      ? ''
      : `Guildpath is for people aged ${minimumAge} and over, and for younger people who have permission from a parent or their school. We don’t ask for a birth date. If a younger child has used Guildpath without permission, a parent can write to us and we’ll delete the data.`,
  retention: ({ retentionDays }) =>
    retentionDays === 0
      ? 'We keep unclaimed results, and accounts that were never verified or used, until someone asks us to delete them.'
      : `We delete results after ${unopenedResultDays(retentionDays)} days if no one opens the link in our email, and other unclaimed results after ${retentionDays} days, along with empty accounts whose address was never verified.`,
} as const satisfies Readonly<Record<string, (rules: SiteRules) => string>>;

export type SiteSentence = keyof typeof siteSentences;
