import {
  type Db,
  findCalibration,
  findCalibrationVersion,
  findCatalogueVersion,
} from '@guildpath/db';
import type { CalibrationInUse, Catalogue, EditionData } from '@guildpath/results';
import { type Calibration, scoringVersion } from '@guildpath/scoring';
import { z } from 'zod';
import { loadCatalogue } from './load-catalogue.ts';

const parametersSchema = z.record(
  z.string(),
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('riasec'),
      intercepts: z.object({ a: z.number(), b: z.number(), c: z.number(), d: z.number() }),
      discrimination: z.optional(z.number()),
    }),
    z.object({
      kind: z.literal('bigfive'),
      thresholds: z.tuple([z.number(), z.number(), z.number()]),
    }),
    z.object({ kind: z.literal('aptitude'), difficulty: z.number() }),
  ]),
) satisfies z.ZodType<Calibration>;

/** Returns the id of the edition in the database. Reads three rows by key. */
export async function findEditionId(db: Db): Promise<string> {
  const version = await findCatalogueVersion(db);
  return toEditionId(version, await findCalibrationVersion(db));
}

function toEditionId(catalogue: string | undefined, calibration: number | undefined): string {
  return `${catalogue} ${calibration ?? 'uncalibrated'}`;
}

/** Loads the edition from the database, or from a catalogue that is already loaded. */
export async function loadEdition(db: Db, loaded?: Catalogue): Promise<EditionData> {
  const { lists } = loaded ?? (await loadCatalogue(db));
  const version = await findCalibrationVersion(db);
  return {
    id: toEditionId(lists.version, version),
    lists,
    calibration: await readCalibration(db, version),
  };
}

async function readCalibration(
  db: Db,
  version: number | undefined,
): Promise<CalibrationInUse | undefined> {
  const calibration = version === undefined ? undefined : await findCalibration(db, version);
  if (calibration?.scoringVersion !== scoringVersion) return undefined;
  const parameters = parametersSchema.parse(calibration.parameters);
  return { version: calibration.version, parameters };
}
