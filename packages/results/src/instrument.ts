import type { ScoredQuestion, Tier } from '@guildpath/contract';
import { type Calibration, scoringVersion, withCalibration } from '@guildpath/scoring';
import type { Catalogue } from './catalogue/catalogue.ts';

/** What new answers are scored with. */
export interface Instrument {
  /** Of the scoring, such as `2`, and with a calibration in use, `2+c3`. */
  readonly version: string;
  /** The questions of each tier. The same arrays until content or calibration change: norms are kept for each. */
  readonly questions: Readonly<Record<Tier, readonly ScoredQuestion[]>>;
  /** Puts the calibration in use into other questions. */
  readonly calibrate: (questions: readonly ScoredQuestion[]) => readonly ScoredQuestion[];
}

/** The questions as they were seeded, without what stored answers say about them. */
export function uncalibrated(catalogue: Pick<Catalogue, 'questions'>): Instrument {
  return toInstrument(catalogue, undefined);
}

/** The calibration in use: undefined without one, and for one of another model, whose parameters say nothing in this one. */
export interface CalibrationInUse {
  readonly version: number;
  readonly parameters: Calibration;
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
