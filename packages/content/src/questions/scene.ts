import {
  type BigFiveTrait,
  type OptionId,
  optionIds,
  type RiasecType,
  type SceneSubject,
  type ScoredQuestion,
  type ScoringKey,
} from '@guildpath/contract';

interface SceneText {
  /** Never changes: stored answers refer to it. */
  readonly id: string;
  readonly title: string;
  readonly scenario: string;
  readonly question: string;
  readonly tags: readonly string[];
}

interface OptionText {
  readonly label: string;
  readonly description: string;
  /** Tells the choice at the top of the next scene, in at most 44 characters; of a puzzle not if it was right. */
  readonly echo: string;
  /** Tells the choice as one sentence of the story, in the past tense; of a puzzle not if it was right. */
  readonly moment: string;
}

type Options<Keyed> = Readonly<Record<OptionId, OptionText & Keyed>>;

interface InterestScene extends SceneText {
  readonly options: Options<{
    readonly type: RiasecType;
    readonly about?: readonly SceneSubject[];
  }>;
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

// Scenes state each option's type or level next to its text, where a reviewer looks for it. These
// three functions split a scene into the question that is served and the key that stays here.

/** A scene that asks which of four activities, each of a different type, appeals most. */
export function interestScene({ options, ...text }: InterestScene): ScoredQuestion {
  const { a, b, c, d } = options;
  return {
    ...toQuestion(text, options),
    type: 'riasec',
    key: {
      kind: 'riasec',
      types: { a: a.type, b: b.type, c: c.type, d: d.type },
      subjects: subjectsOf(options),
    },
  };
}

function subjectsOf(options: InterestScene['options']) {
  const subjects = optionIds.flatMap((id) => {
    const { about } = options[id];
    return about ? [[id, about] as const] : [];
  });
  return Object.fromEntries(subjects);
}

/** A scene whose options are graded on one Big Five trait. */
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

/** A scene with one right answer. */
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

function toQuestion(text: SceneText, options: Options<unknown>) {
  return {
    ...text,
    options: optionIds.map((id) => {
      const { label, description, echo, moment } = options[id];
      return { id, label, description, echo, moment };
    }),
  };
}
