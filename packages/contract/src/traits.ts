/** Lists Holland's six interest types in their order around the hexagon. */
export const riasecTypes = [
  'realistic',
  'investigative',
  'artistic',
  'social',
  'enterprising',
  'conventional',
] as const;
export type RiasecType = (typeof riasecTypes)[number];

export const bigFiveTraits = [
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'neuroticism',
] as const;
export type BigFiveTrait = (typeof bigFiveTraits)[number];

/** Lists the aptitude areas that questions measure (spec section 1). */
export const aptitudeAreas = ['logical', 'numerical', 'problemSolving'] as const;
export type AptitudeArea = (typeof aptitudeAreas)[number];

export const traitNames: Record<RiasecType | BigFiveTrait | AptitudeArea, string> = {
  realistic: 'Realistic',
  investigative: 'Investigative',
  artistic: 'Artistic',
  social: 'Social',
  enterprising: 'Enterprising',
  conventional: 'Conventional',
  openness: 'Openness',
  conscientiousness: 'Conscientiousness',
  extraversion: 'Extraversion',
  agreeableness: 'Agreeableness',
  neuroticism: 'Neuroticism',
  logical: 'Logical Reasoning',
  numerical: 'Numerical Ability',
  problemSolving: 'Problem Solving',
};

/** Lists the classes of the guild (spec section 1). */
export const characterClasses = ['Warrior', 'Mage', 'Healer'] as const;
export type CharacterClass = (typeof characterClasses)[number];

const classEmblems = {
  Warrior: 'warrior',
  Mage: 'mage',
  Healer: 'healer',
} as const satisfies Record<CharacterClass, string>;

interface GuildMember {
  readonly characterClass: CharacterClass;
  readonly guildTitle: string;
}

/** Names a guild title in addresses and files: `trail-warden`. */
export function titleName(guildTitle: string): string {
  return guildTitle.toLowerCase().replaceAll(' ', '-');
}

/**
 * Returns the file names of a crest's emblems: the one of the class, with its shield, and of the guild
 * title.
 */
export function crestOf({ characterClass, guildTitle }: GuildMember) {
  return {
    emblem: classEmblems[characterClass],
    title: titleName(guildTitle),
  };
}

/** Lists the personality types of the share card (spec section 9). */
export const personalityTypes = [
  'Innovator',
  'Leader',
  'Visionary',
  'Socializer',
  'Organizer',
  'Creative',
  'Balanced',
] as const;
export type PersonalityType = (typeof personalityTypes)[number];
