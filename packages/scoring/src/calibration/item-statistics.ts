import { type OptionId, optionIds, type Response, type ScoredQuestion } from '@guildpath/contract';
import { type InstrumentQuestion, instrumentOf } from '../model/instrument.ts';
import { outcomeProbabilities } from '../model/item-response.ts';
import { posteriorMode } from '../model/posterior.ts';
import { requireAnswers } from '../require-answers.ts';

export interface ItemStatistics {
  readonly questionId: string;
  readonly title: string;
  readonly type: ScoredQuestion['type'];
  readonly answers: number;
  readonly counts: Readonly<Record<OptionId, number>>;
  /**
   * The corrected item-total correlation: of the answer with the person's answers to the other questions
   * about the same scale; for an interest scene, the mean over its options. Null when no other question is
   * about the scale or all answers are the same.
   */
  readonly discrimination: number | null;
  /** The estimated slope of an interest scene in the model; null where the model's own is assumed. */
  readonly slope: number | null;
  /**
   * The information-weighted mean square of the residuals (infit, Wright & Masters 1982): 1 when answers vary
   * as the model predicts, more when they are noisier. Somewhat below 1 in short quests, because the estimate
   * is based on the answer itself. Null without answers.
   */
  readonly fit: number | null;
  /** Null when no response times are known. */
  readonly medianSeconds: number | null;
}

/** Extends a response by its response time, if known. */
export type TimedResponse = Response & { readonly seconds?: number };

export interface ItemStatisticsCollector {
  /** Adds the answers of one person. Throws a PreconditionError when they are incomplete or invalid. */
  readonly add: (responses: readonly TimedResponse[]) => void;
  readonly collect: () => ItemStatistics[];
}

/**
 * Collects statistics person by person, in memory that does not grow with their number. See "Item report" in
 * MODEL.md.
 */
export function collectItemStatistics(
  questions: readonly ScoredQuestion[],
): ItemStatisticsCollector {
  const { questions: asked } = instrumentOf(questions);
  const tallies = asked.map((question) => createTally(question));
  return {
    add: (responses) => {
      const answered = requireAnswers(asked, responses);
      const answers = answered.map(({ question, selectedOption }) => ({
        item: question.item,
        outcome: question.outcomes[selectedOption],
      }));
      const theta = posteriorMode(answers, 1e-3);
      const seconds = new Map(responses.map((response) => [response.questionId, response.seconds]));
      for (const [i, tally] of tallies.entries()) {
        const one = answered[i];
        if (!one) continue;
        tally.counts[one.selectedOption] += 1;
        tally.addScores(one.selectedOption, answered);
        tally.addResiduals(answers[i]?.outcome ?? 0, theta);
        tally.addSeconds(seconds.get(tally.question.id));
      }
    },
    collect: () => tallies.map(toStatistics),
  };
}

type Answered = ReturnType<typeof requireAnswers>;

interface Tally {
  readonly question: InstrumentQuestion;
  readonly counts: Record<OptionId, number>;
  readonly correlations: readonly Correlation[];
  readonly residuals: { squares: number; variance: number };
  /** Counts people by their response time in seconds. */
  readonly times: Map<number, number>;
  readonly addScores: (chosen: OptionId, answered: Answered) => void;
  readonly addResiduals: (outcome: number, theta: Float64Array) => void;
  readonly addSeconds: (seconds: number | undefined) => void;
}

function createTally(question: InstrumentQuestion): Tally {
  const { item, outcomes } = question;
  const correlations = (item.kind === 'choice' ? optionIds : [undefined]).map(createCorrelation);
  const residuals = { squares: 0, variance: 0 };
  const times = new Map<number, number>();
  return {
    question,
    counts: { a: 0, b: 0, c: 0, d: 0 },
    correlations,
    residuals,
    times,
    addScores: (chosen, answered) => {
      const others = answered.filter((other) => other.question !== question);
      if (item.kind === 'choice') {
        for (const [i, option] of optionIds.entries()) {
          const rest = choiceShare(item.scales[outcomes[option]] ?? 0, others);
          if (rest !== undefined) correlations[i]?.add(Number(option === chosen), rest);
        }
        return;
      }
      const rest = restMean(item, others);
      if (rest !== undefined) correlations[0]?.add(outcomes[chosen], rest);
    },
    addResiduals: (outcome, theta) => {
      const probabilities = outcomeProbabilities(item, theta);
      for (let i = 0; i < probabilities.length; i += 1) {
        const p = probabilities[i] ?? 0;
        residuals.squares += ((i === outcome ? 1 : 0) - p) ** 2;
        residuals.variance += p * (1 - p);
      }
    },
    addSeconds: (seconds) => {
      if (seconds !== undefined) times.set(seconds, (times.get(seconds) ?? 0) + 1);
    },
  };
}

function choiceShare(scale: number, others: Answered): number | undefined {
  let offered = 0;
  let chosen = 0;
  for (const { question, selectedOption } of others) {
    if (question.item.kind !== 'choice' || !question.item.scales.includes(scale)) continue;
    offered += 1;
    if (question.item.scales[question.outcomes[selectedOption]] === scale) chosen += 1;
  }
  return offered === 0 ? undefined : chosen / offered;
}

// A puzzle is compared with all other puzzles, whatever their area.
function restMean(
  item: Exclude<InstrumentQuestion['item'], { kind: 'choice' }>,
  others: Answered,
): number | undefined {
  const outcomes = others
    .filter(
      ({ question: { item: other } }) =>
        other.kind === item.kind && (other.kind === 'ability' || other.scale === item.scale),
    )
    .map(({ question, selectedOption }) => question.outcomes[selectedOption]);
  if (outcomes.length === 0) return undefined;
  return outcomes.reduce((sum, outcome) => sum + outcome, 0) / outcomes.length;
}

interface Correlation {
  readonly add: (x: number, y: number) => void;
  /** Pearson's r; undefined while one of the variables does not vary. */
  readonly value: () => number | undefined;
}

function createCorrelation(): Correlation {
  const sums = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  return {
    add: (x, y) => {
      sums.n += 1;
      sums.x += x;
      sums.y += y;
      sums.xx += x * x;
      sums.yy += y * y;
      sums.xy += x * y;
    },
    value: () => {
      const { n, x, y, xx, yy, xy } = sums;
      const variances = (n * xx - x * x) * (n * yy - y * y);
      return variances > 1e-9 ? (n * xy - x * y) / Math.sqrt(variances) : undefined;
    },
  };
}

function toStatistics({ question, counts, correlations, residuals, times }: Tally): ItemStatistics {
  const values = correlations.map(({ value }) => value()).filter((value) => value !== undefined);
  return {
    questionId: question.id,
    title: question.title,
    type: question.type,
    answers: optionIds.reduce((sum, option) => sum + counts[option], 0),
    counts: { ...counts },
    discrimination:
      values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length,
    slope: question.item.kind === 'choice' ? (question.item.discrimination ?? null) : null,
    fit: residuals.variance === 0 ? null : residuals.squares / residuals.variance,
    medianSeconds: medianOf(times),
  };
}

function medianOf(times: ReadonlyMap<number, number>): number | null {
  const people = [...times.values()].reduce((sum, count) => sum + count, 0);
  let passed = 0;
  for (const [seconds, count] of [...times].sort(([one], [other]) => one - other)) {
    passed += count;
    if (passed >= people / 2) return seconds;
  }
  return null;
}
