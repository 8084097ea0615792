import type { ScoredQuestion, Tier } from '@guildpath/contract';
import { type Db, findCalibration, findCalibrationVersion } from '@guildpath/db';
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
export function uncalibrated({ questions }: Pick<Catalogue, 'questions'>): Instrument {
  return toInstrument(scoringVersion, questions, (asked) => asked);
}

/**
 * Reads which calibration is in use whenever it is asked, a row by its key, so that every process takes up a new one at
 * once; the rest is kept until content or calibration change.
 */
export function createInstrumentReader(
  db: Db,
  getCatalogue: () => Pick<Catalogue, 'questions'>,
): () => Promise<Instrument> {
  let known: { catalogue: object; version: number | undefined; instrument: Instrument } | undefined;
  return async () => {
    const catalogue = getCatalogue();
    const version = await findCalibrationVersion(db);
    if (known?.catalogue !== catalogue || known.version !== version) {
      known = { catalogue, version, instrument: await readInstrument(db, catalogue, version) };
    }
    return known.instrument;
  };
}

async function readInstrument(
  db: Db,
  catalogue: Pick<Catalogue, 'questions'>,
  version: number | undefined,
): Promise<Instrument> {
  const calibration = version === undefined ? undefined : await findCalibration(db, version);
  // Parameters of another model say nothing in this one.
  if (calibration?.scoringVersion !== scoringVersion) return uncalibrated(catalogue);
  const parameters = parametersSchema.parse(calibration.parameters);
  return toInstrument(`${scoringVersion}+c${calibration.version}`, catalogue.questions, (asked) =>
    withCalibration(asked, parameters),
  );
}

function toInstrument(
  version: string,
  questions: Catalogue['questions'],
  calibrate: Instrument['calibrate'],
): Instrument {
  const of = (tier: Tier) => calibrate(questions[tier].scored);
  return {
    version,
    questions: { quick: of('quick'), standard: of('standard'), epic: of('epic') },
    calibrate,
  };
}
