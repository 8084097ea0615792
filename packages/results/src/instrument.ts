import type { ScoredQuestion, Tier } from '@guildpath/contract';
import { type Calibration, scoringVersion, withCalibration } from '@guildpath/scoring';
import type { Catalogue } from './catalogue/catalogue.ts';

export interface Instrument {
  /** Names the scoring model and the calibration in use, such as `2` or `2+c3`. */
  readonly version: string;
  /** Stay the same arrays until content or calibration change, because norms are cached per array. */
  readonly questions: Readonly<Record<Tier, readonly ScoredQuestion[]>>;
  /** Applies the calibration in use to other questions. */
  readonly calibrate: (questions: readonly ScoredQuestion[]) => readonly ScoredQuestion[];
}

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
  const calibrated = (tier: Tier) => calibrate(questions[tier].scored);
  return {
    version: instrumentVersion(calibration),
    questions: {
      quick: calibrated('quick'),
      standard: calibrated('standard'),
      epic: calibrated('epic'),
    },
    calibrate,
  };
}

export function instrumentVersion(calibration: CalibrationInUse | undefined): string {
  return calibration ? `${scoringVersion}+c${calibration.version}` : scoringVersion;
}
