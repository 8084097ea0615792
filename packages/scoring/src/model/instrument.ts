import {
  type OptionId,
  optionIds,
  type QuestionType,
  type RiasecType,
  type ScoredQuestion,
} from '@guildpath/contract';
import { oncePer } from '../once-per.ts';
import { type EstimateSpread, estimateSpread } from './estimate-spread.ts';
import type { Item } from './item.ts';
import { indexOfScale } from './latent-scales.ts';

export interface InstrumentQuestion {
  readonly id: string;
  readonly title: string;
  readonly type: QuestionType;
  readonly item: Item;
  /** Maps each option to the outcome of the item. */
  readonly outcomes: Readonly<Record<OptionId, number>>;
  /** The number of words to read before answering. */
  readonly wordCount: number;
  /** Maps each option of a scene about interests to its interest. */
  readonly types?: Readonly<Record<OptionId, RiasecType>>;
}

export interface Instrument {
  readonly questions: readonly InstrumentQuestion[];
  readonly spread: EstimateSpread;
}

/** Compiles a set of questions for the model, once per array. Throws when it is empty or an id occurs twice. */
export const instrumentOf = oncePer((questions: readonly ScoredQuestion[]): Instrument => {
  if (questions.length === 0) throw new Error('There are no questions to score.');
  if (new Set(questions.map(({ id }) => id)).size < questions.length) {
    throw new Error('A question occurs twice.');
  }
  const compiled = questions.map(toInstrumentQuestion);
  return { questions: compiled, spread: estimateSpread(compiled.map(({ item }) => item)) };
});

function toInstrumentQuestion(question: ScoredQuestion): InstrumentQuestion {
  const { id, title, type, key } = question;
  const asked = { id, title, type, wordCount: wordCountOf(question) };
  switch (key.kind) {
    case 'riasec': {
      const scales = optionIds.map((option) => indexOfScale(key.types[option]));
      const outcomes = { a: 0, b: 1, c: 2, d: 3 };
      return { ...asked, item: { kind: 'choice', scales }, outcomes, types: key.types };
    }
    case 'bigfive':
      return {
        ...asked,
        item: { kind: 'graded', scale: indexOfScale(key.trait) },
        outcomes: key.levels,
      };
    case 'aptitude': {
      const { area, difficulty = 0 } = key;
      const outcomes = { a: 0, b: 0, c: 0, d: 0, [key.correct]: 1 };
      return {
        ...asked,
        item: { kind: 'ability', scale: indexOfScale(area), difficulty },
        outcomes,
      };
    }
  }
}

function wordCountOf({ title, scenario, question, options }: ScoredQuestion): number {
  const ofOptions = options.flatMap(({ label, description }) => [label, description]);
  return [title, scenario, question, ...ofOptions].join(' ').match(/\S+/gu)?.length ?? 0;
}
