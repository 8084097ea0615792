import type { SiteSettings } from './site.ts';

// Separate from the schemas, because the web app needs these before any schema.

/** Picks the settings that appear in sentences of the public pages. */
export type SiteRules = Pick<SiteSettings, 'minimumAge' | 'retentionDays'>;

/** Build the sentences about age and retention; an empty one is not shown. */
export const siteSentences = {
  ageNote: ({ minimumAge }) =>
    minimumAge === 0
      ? ''
      : `For ages ${minimumAge} and up. Younger? Ask a parent or your school for permission first.`,
  ageTerm: ({ minimumAge }) =>
    minimumAge === 0
      ? ''
      : `Be at least ${minimumAge} years old, or have the permission of a parent or your school.`,
  agePolicy: ({ minimumAge }) =>
    minimumAge === 0
      ? ''
      : `Guildpath is for people aged ${minimumAge} and over, and for younger people with the permission of a parent or their school. We do not ask for a birth date. If a younger child has used Guildpath without permission, a parent can write to us, and we will delete the data.`,
  retention: ({ retentionDays }) =>
    retentionDays === 0
      ? 'Unclaimed results, and accounts that were never verified or used, stay until someone asks us to delete them.'
      : `Unclaimed results are deleted after ${retentionDays} days, and so are empty accounts whose address was never verified.`,
} as const satisfies Readonly<Record<string, (rules: SiteRules) => string>>;

export type SiteSentence = keyof typeof siteSentences;
