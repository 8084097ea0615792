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
import { indexOfScale, type LatentScale } from './latent-scales.ts';

/**
 * Signals questions or responses that cannot be scored, such as a missing answer or an option that does not
 * exist. Callers validate their input first, so for them it indicates a bug.
 */
export class PreconditionError extends Error {
  override readonly name = 'PreconditionError';
  /** The question at fault, if it is a single one. */
  readonly questionId: string | undefined;

  constructor(message: string, questionId?: string) {
    super(message);
    this.questionId = questionId;
  }
}

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

/**
 * Compiles a set of questions for the model, once per array. Throws a PreconditionError when there are no
 * questions, an id occurs twice, or a key does not match its question.
 */
export const instrumentOf = oncePer((questions: readonly ScoredQuestion[]): Instrument => {
  if (questions.length === 0) throw new PreconditionError('There are no questions to score.');
  const seen = new Set<string>();
  const compiled = questions.map((question) => {
    if (seen.has(question.id)) {
      throw new PreconditionError(`Question ${question.id} occurs twice.`, question.id);
    }
    seen.add(question.id);
    return toInstrumentQuestion(question);
  });
  return { questions: compiled, spread: estimateSpread(compiled.map(({ item }) => item)) };
});

function toInstrumentQuestion(question: ScoredQuestion): InstrumentQuestion {
  const { id, title, type, key } = question;
  const asked = { id, title, type, wordCount: wordCountOf(question) };
  if (key.kind !== type) {
    throw new PreconditionError(`Question ${id} is ${type}, but its key is ${key.kind}.`, id);
  }
  switch (key.kind) {
    case 'riasec': {
      const scales = optionIds.map((option) => requireScale(id, key.types[option]));
      const outcomes = { a: 0, b: 1, c: 2, d: 3 };
      return { ...asked, item: { kind: 'choice', scales }, outcomes, types: key.types };
    }
    case 'bigfive': {
      for (const option of optionIds) requireLevel(id, key.levels[option]);
      const scale = requireScale(id, key.trait);
      return { ...asked, item: { kind: 'graded', scale }, outcomes: key.levels };
    }
    case 'aptitude': {
      const scale = requireScale(id, key.area);
      const difficulty = requireDifficulty(id, key.difficulty ?? 0);
      const outcomes = { a: 0, b: 0, c: 0, d: 0, [key.correct]: 1 };
      return { ...asked, item: { kind: 'ability', scale, difficulty }, outcomes };
    }
  }
}

function wordCountOf({ title, scenario, question, options }: ScoredQuestion): number {
  const texts = [
    title,
    scenario,
    question,
    ...options.flatMap(({ label, description }) => [label, description]),
  ];
  return texts.join(' ').match(/\S+/gu)?.length ?? 0;
}

function requireScale(questionId: string, scale: LatentScale): number {
  const index = indexOfScale(scale);
  if (index < 0) {
    throw new PreconditionError(
      `Question ${questionId} measures ${scale}, which is not a scale.`,
      questionId,
    );
  }
  return index;
}

function requireLevel(questionId: string, level: number): void {
  if (![0, 1, 2, 3].includes(level)) {
    throw new PreconditionError(`Question ${questionId} has a level ${level}.`, questionId);
  }
}

function requireDifficulty(questionId: string, difficulty: number): number {
  if (Number.isFinite(difficulty)) return difficulty;
  throw new PreconditionError(`Question ${questionId} has a difficulty ${difficulty}.`, questionId);
}
