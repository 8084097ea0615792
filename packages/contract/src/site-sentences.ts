import type { SiteSettings } from './site.ts';

// Apart from the schemas, because the web app needs this much before it needs a schema.

/** The settings that stand in sentences of the public pages. */
export type SiteRules = Pick<SiteSettings, 'minimumAge' | 'retentionDays'>;

/** Returns the sentences about age and retention; an empty one is not shown. */
export const siteSentences = {
  ageNote: ({ minimumAge }) =>
    minimumAge === 0
      ? ''
      : `For ages ${minimumAge} and up. Younger? A parent or your school has to say yes first.`,
  ageTerm: ({ minimumAge }) =>
    minimumAge === 0
      ? ''
      : `Be at least ${minimumAge} years old, or have the permission of a parent or of your school.`,
  agePolicy: ({ minimumAge }) =>
    minimumAge === 0
      ? ''
      : `Guildpath is for people of ${minimumAge} and older, and for younger ones with the permission of a parent or of their school. We do not ask for a birth date. If a younger child has used Guildpath without permission, a parent can write to us, and we delete what is there.`,
  retention: ({ retentionDays }) =>
    retentionDays === 0
      ? 'Results that nobody has claimed, and accounts that were never proven nor used, stay until someone asks us to delete them.'
      : `Results that nobody has claimed are deleted after ${retentionDays} days, and so are accounts whose address was never proven and in which there is nothing.`,
} as const satisfies Readonly<Record<string, (rules: SiteRules) => string>>;

export type SiteSentence = keyof typeof siteSentences;

/** Stands for a sentence in the output of the web build; the server replaces it when it serves a page. */
export function sentencePlaceholder(name: SiteSentence): string {
  return `${name}-sentence.invalid`;
}

/** Stand for the settings themselves, as attributes of the page, so that the app begins with what was served. */
export const rulePlaceholders = {
  minimumAge: 'minimum-age.invalid',
  retentionDays: 'retention-days.invalid',
} as const satisfies Readonly<Record<keyof SiteRules, string>>;

/** Everything that the server writes for these settings, by its placeholder. */
export function toRuleValues(rules: SiteRules): Record<string, string> {
  const values: Record<string, string> = {
    [rulePlaceholders.minimumAge]: String(rules.minimumAge),
    [rulePlaceholders.retentionDays]: String(rules.retentionDays),
  };
  for (const [name, say] of Object.entries(siteSentences)) {
    // One of the keys of the object above.
    values[sentencePlaceholder(name as SiteSentence)] = say(rules);
  }
  return values;
}
