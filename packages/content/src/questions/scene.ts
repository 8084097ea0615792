import {
  type Activity,
  type BigFiveTrait,
  type OptionId,
  optionIds,
  type Place,
  type RiasecType,
  type ScoredQuestion,
  type ScoringKey,
} from '@guildpath/contract';
import { motionOf, motionOfLetter } from './motions.ts';

interface SceneText {
  /** Must never change, because stored answers refer to it. */
  readonly id: string;
  readonly place: Place;
  readonly title: string;
  readonly scenario: string;
  readonly question: string;
  readonly tags: readonly string[];
}

interface OptionText {
  readonly label: string;
  readonly description: string;
  /** Tells the choice at the top of the next scene, in 44 characters; never whether a puzzle was solved. */
  readonly echo: string;
  /** Tells the choice as one sentence of the story in the past; never whether a puzzle was solved. */
  readonly moment: string;
}

interface Doing {
  /** Names what `moment` tells the person did. */
  readonly activities?: readonly [Activity] | readonly [Activity, Activity];
}

type Options<Keyed> = Readonly<Record<OptionId, OptionText & Keyed>>;

interface InterestScene extends SceneText {
  readonly options: Options<Required<Doing> & { readonly type: RiasecType }>;
}

interface TraitScene extends SceneText {
  readonly trait: BigFiveTrait;
  /** Level 0 expresses the least of the trait, 3 the most. */
  readonly options: Options<{ readonly level: 0 | 1 | 2 | 3 }>;
}

type AptitudeKey = Required<Extract<ScoringKey, { kind: 'aptitude' }>>;

interface AptitudeScene extends SceneText, Omit<AptitudeKey, 'kind'> {
  readonly options: Options<unknown>;
}

// A scene states the type or level of each option next to its text, where reviewers look for it. These
// functions split it into the question that is served and the key that stays on the server.

/** Builds a scene that asks which of four activities, each of a different type, appeals most. */
export function interestScene({ options, ...text }: InterestScene): ScoredQuestion {
  const { a, b, c, d } = options;
  return {
    ...toQuestion(text, options),
    type: 'riasec',
    key: {
      kind: 'riasec',
      types: { a: a.type, b: b.type, c: c.type, d: d.type },
      activities: { a: a.activities, b: b.activities, c: c.activities, d: d.activities },
    },
  };
}

/** Builds a scene whose options are graded on one Big Five trait. */
export function traitScene({ trait, options, ...text }: TraitScene): ScoredQuestion {
  const { a, b, c, d } = options;
  return {
    ...toQuestion(text, options),
    type: 'bigfive',
    key: {
      kind: 'bigfive',
      trait,
      levels: { a: a.level, b: b.level, c: c.level, d: d.level },
    },
  };
}

/** Builds a scene with one right answer. */
export function aptitudeScene({
  area,
  correct,
  difficulty,
  explanation,
  options,
  ...text
}: AptitudeScene): ScoredQuestion {
  return {
    ...toQuestion(text, options),
    type: 'aptitude',
    key: { kind: 'aptitude', area, correct, difficulty, explanation },
  };
}

function toQuestion(text: SceneText, options: Options<Doing>) {
  return {
    ...text,
    options: optionIds.map((id) => {
      const { label, description, echo, moment, activities } = options[id];
      const motion = activities ? motionOf[activities[0]] : motionOfLetter[id];
      return { id, label, description, echo, moment, motion };
    }),
  };
}
