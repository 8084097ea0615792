import type { Tier } from './tiers.ts';
import type { AptitudeArea, BigFiveTrait, PersonalityType, RiasecType } from './traits.ts';

/** The texts of the built-in writer in one language. */
export interface WriterTexts {
  readonly portraits: {
    readonly pairs: { readonly [First in RiasecType]: PairsLedBy<First> };
    readonly singles: Readonly<Record<RiasecType, Portrait>>;
    readonly even: Portrait;
  };
  readonly traits: TraitTexts;
  readonly traitPairs: readonly TraitPairText[];
  readonly personalityTypes: Readonly<Record<PersonalityType, readonly [string, string]>>;
  /** `name` is a word or two, and `pull` completes "a pull toward …". */
  readonly interests: Readonly<
    Record<RiasecType, { readonly name: string; readonly pull: string }>
  >;
  readonly certainty: CertaintyTexts;
  readonly fields: {
    /** One sentence on each job family of the shipped catalogue: what it is about and whom it draws. */
    readonly known: Readonly<Record<string, string>>;
    /** The families nearest to the interests of each guild title. */
    readonly near: Readonly<Record<string, readonly string[]>>;
    readonly other: ListSentence;
    /** Introduces the only career of a job family that is near. */
    readonly lone: (category: string) => string;
  };
  readonly analyses: {
    /** Says what comes first, such as `some years as a police officer`; any one of the careers will do. */
    readonly experience: (careers: readonly string[], years: number) => string;
    /** Takes one or two, such as `Nursing at Bay College`. */
    readonly programs: ListSentence;
    /** Variants for self-employed work, in turn. */
    readonly clients: readonly ((clients: string) => string)[];
    /**
     * Employers that analyses, and so share cards, leave out: their names would tell of a faith, a party or
     * an army.
     */
    readonly unnamedEmployers: ReadonlySet<string>;
  };
  readonly roadmap: RoadmapTexts;
  readonly together: TogetherTexts;
}

/** The leading interest behind a guild title; `even` where none leads. */
export type Lead = RiasecType | 'even';

/** Two leads, in the order of `riasecTypes` and with `even` last. */
export type LeadPair =
  | `realistic ${Lead}`
  | `investigative ${Exclude<Lead, 'realistic'>}`
  | `artistic ${Exclude<Lead, 'realistic' | 'investigative'>}`
  | `social ${'social' | 'enterprising' | 'conventional' | 'even'}`
  | `enterprising ${'enterprising' | 'conventional' | 'even'}`
  | `conventional ${'conventional' | 'even'}`
  | 'even even';

/** Describes what two people could build. They are named by guild title or class, such as `a Siegewright`. */
export interface TogetherTexts {
  /** One sentence on the strength of the first person, and another wording for the second. */
  readonly strengths: Readonly<
    Record<Lead, readonly [one: (who: string) => string, other: (who: string) => string]>
  >;
  /** A plan for the two, and how to begin. */
  readonly plans: Readonly<Record<LeadPair, readonly [string, string]>>;
  /** `a Scribe`; `another Scribe` where the first is one too. */
  readonly name: (who: string, isSame: boolean) => string;
}

type ListSentence = (names: readonly string[]) => string;

/**
 * Traits that a wording may contradict: an end of a trait, one of the interests that lead, or a low
 * interest.
 */
export type Facet = `${BigFiveTrait} ${'low' | 'high'}` | RiasecType | `${RiasecType} low`;

/** A wording that would contradict a facet names it and is left out where the person has it. */
export type Wording = string | { readonly text: string; readonly unless: readonly Facet[] };

/** The wordings of one sentence; each result shows one of them. At least one fits every person. */
export type Sentence = readonly [Wording, Wording, ...Wording[]];

type Lines = readonly [Wording, Wording, Wording, ...Wording[]];

/** Describes people with certain interests, in words addressed to them. */
export interface Portrait {
  /** The title of our guild beside archetype and class; unique to the portrait. */
  readonly guildTitle: string;
  /** One warm sentence, the first that the person reads about the result. */
  readonly welcome: string;
  /** Explains why a moment of either leading interest makes the person one of that title. */
  readonly meaning: Sentence;
  /** 80 to 110 words on what the person notices and enjoys, and on good and bad days. */
  readonly text: readonly Sentence[];
  /** Describes what the person needs from work. */
  readonly needs: Sentence;
  /** "What friends come to you for": the first three lines that fit the person are shown. */
  readonly friends: Lines;
  /** "What it costs you", chosen in the same way. */
  readonly costs: Lines;
  /** "Who the guild needs beside you": another title, and why the two need each other. */
  readonly beside: Companion;
}

export interface Companion {
  readonly guildTitle: string;
  readonly sentence: string;
}

/** Describes people with two interests in this order: the first leads, the second colors it. */
export interface PairPortrait extends Portrait {
  /**
   * One sentence on how the second interest pulls on the first. When two second interests tie, the pulls of
   * both follow the single portrait of the first, each in the first wording that fits the person.
   */
  readonly pull: string | Sentence;
}

/** Maps the second interest to the portrait of the pair that one interest leads. */
export type PairsLedBy<First extends RiasecType> = Readonly<
  Record<Exclude<RiasecType, First>, PairPortrait>
>;

export interface TraitText {
  readonly text: string;
  /** One sentence on what to watch at work. */
  readonly watch: string;
  /** A line of "What friends come to you for". */
  readonly friends?: string;
  /** A line of "What it costs you". */
  readonly costs?: string;
  /** The extremes of other traits, and the leading interests, that this wording would contradict. */
  readonly unless?: readonly Facet[];
}

type ExtremeText = TraitText & Required<Pick<TraitText, 'friends' | 'costs'>>;

type ThreeOf<T> = readonly [T, T, T, ...T[]];

/** Four in ten people are in the middle of a trait, so the lower half of the middle has texts of its own. */
export type TraitTexts = Readonly<
  Record<
    BigFiveTrait,
    Readonly<Record<'low' | 'high', ThreeOf<ExtremeText>>> &
      Readonly<Record<'middle' | 'lowerMiddle', readonly [TraitText, TraitText]>>
  >
>;

/** Describes two traits whose extremes say more together than each alone. */
export interface TraitPairText {
  readonly traits: readonly [BigFiveTrait, 'low' | 'high', BigFiveTrait, 'low' | 'high'];
  readonly texts: readonly [string, string];
}

/** Ways to say the same, the preferred first. */
type Variants = readonly string[];

/** `short` is for when there is little room. */
export interface Agreement {
  readonly long: Variants;
  readonly short: string;
}

/** Describes how certain a portrait is. `limits` is half a sentence on the length of the quest. */
export interface CertaintyTexts {
  readonly limits: Readonly<Record<Tier, readonly [string, ...string[]]>>;
  /** All six interests are alike. */
  readonly alike: (limits: string) => Agreement;
  /** The first four interests are alike. */
  readonly noLead: (limits: string) => Agreement;
  readonly sharedLead: (one: string, other: string, limits: string) => Agreement;
  /** Says, by Match Confidence, how much the answers agree on the leading interest. */
  readonly agreement: Readonly<
    Record<'low' | 'middle' | 'high', (pull: string, limits: string) => Agreement>
  >;
  readonly tiedSecond: (one: string, other: string) => Variants;
  readonly nearTie: (one: string, other: string) => Variants;
  /** `kinds` is one of the two texts below, or empty. */
  readonly puzzles: (share: PuzzleShare, kinds: string) => Variants;
  readonly kindsApart: (best: AptitudeArea, last: AptitudeArea) => string;
  readonly kindsAlike: string;
}

export type PuzzleShare = 'none' | 'one' | 'some' | 'half' | 'most' | 'nearlyAll' | 'all';

/** The way into a career: from work at once to a doctoral degree. */
export type Route =
  | 'work'
  | 'course'
  | 'associate'
  | 'training'
  | 'practice'
  | 'bachelor'
  | 'master'
  | 'doctor';

export interface RoadmapTexts {
  readonly skills: ListSentence;
  readonly onlySkill: (name: string, sharers: readonly string[]) => string;
  readonly sharedSkills: (
    names: readonly string[],
    widest: string,
    sharers: readonly string[],
  ) => string;
  readonly comparison: (title: string, firstStep: string) => string;
  readonly oneYear: Readonly<Record<Route, (title: string) => string>>;
  readonly program: (name: string, school: string, otherCareer: string | undefined) => string;
  /** `experience` comes before that career. */
  readonly later: (title: string, experience: string) => string;
  readonly complaintsAtWork: (complaints: string) => string;
  readonly complaintsBeforeStudy: (complaints: string) => string;
  readonly fiveYears: Readonly<Record<Route, (title: string) => string>>;
  readonly relatedMatches: ListSentence;
  readonly related: ListSentence;
  readonly otherRoute: (
    title: string,
    way: 'shorter' | 'longer',
    carriedSkill: string | undefined,
  ) => string;
}
