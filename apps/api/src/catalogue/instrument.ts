import type { ScoredQuestion, Tier } from '@guildpath/contract';
import { type Db, findCalibration } from '@guildpath/db';
import { type Calibration, scoringVersion, withCalibration } from '@guildpath/scoring';
import { z } from 'zod';
import type { Catalogue } from './catalogue.ts';

/** What new answers are scored with. */
export interface Instrument {
  /** Of the scoring, such as `2`, and with a calibration in use, `2+c3`. */
  readonly version: string;
  /** The questions of each tier. The same arrays until content or calibration change: norms are kept for each. */
  readonly questions: Readonly<Record<Tier, readonly ScoredQuestion[]>>;
  /** Puts the calibration in use into other questions. */
  readonly calibrate: (questions: readonly ScoredQuestion[]) => readonly ScoredQuestion[];
}

const parametersSchema = z.record(
  z.string(),
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('riasec'),
      intercepts: z.object({ a: z.number(), b: z.number(), c: z.number(), d: z.number() }),
    }),
    z.object({
      kind: z.literal('bigfive'),
      thresholds: z.tuple([z.number(), z.number(), z.number()]),
    }),
    z.object({ kind: z.literal('aptitude'), difficulty: z.number() }),
  ]),
) satisfies z.ZodType<Calibration>;

/** The questions as they were seeded, without what stored answers say about them. */
export function uncalibrated(catalogue: Pick<Catalogue, 'questions'>): Instrument {
  return toInstrument(catalogue, undefined);
}

/** The calibration in use: undefined without one, and for one of another model, whose parameters say nothing in this one. */
export interface CalibrationInUse {
  readonly version: number;
  readonly parameters: Calibration;
}

export async function readCalibration(
  db: Db,
  version: number | undefined,
): Promise<CalibrationInUse | undefined> {
  const calibration = version === undefined ? undefined : await findCalibration(db, version);
  if (calibration?.scoringVersion !== scoringVersion) return undefined;
  const parameters = parametersSchema.parse(calibration.parameters);
  return { version: calibration.version, parameters };
}

export function toInstrument(
  { questions }: Pick<Catalogue, 'questions'>,
  calibration: CalibrationInUse | undefined,
): Instrument {
  const calibrate: Instrument['calibrate'] = (asked) =>
    calibration ? withCalibration(asked, calibration.parameters) : asked;
  const of = (tier: Tier) => calibrate(questions[tier].scored);
  return {
    version: versionWith(calibration),
    questions: { quick: of('quick'), standard: of('standard'), epic: of('epic') },
    calibrate,
  };
}

/** Of the scoring with that calibration: `2+c3`, or without one `2`. */
export function versionWith(calibration: CalibrationInUse | undefined): string {
  return calibration ? `${scoringVersion}+c${calibration.version}` : scoringVersion;
}
