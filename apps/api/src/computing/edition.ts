import { type Db, findCalibrationVersion } from '@guildpath/db';
import { type Catalogue, type CatalogueLists, indexCatalogue } from '../catalogue/catalogue.ts';
import {
  type CalibrationInUse,
  type Instrument,
  readCalibration,
  toInstrument,
} from '../catalogue/instrument.ts';

/** Everything that answers are scored, matched and described with. */
export interface Edition {
  readonly catalogue: Catalogue;
  readonly instrument: Instrument;
}

/** An edition as plain data, which crosses to another thread. */
export interface EditionData {
  /** The same for the same content and calibration. */
  readonly id: string;
  readonly lists: CatalogueLists;
  readonly calibration: CalibrationInUse | undefined;
}

export function openEdition({ lists, calibration }: EditionData): Edition {
  const catalogue = indexCatalogue(lists);
  return { catalogue, instrument: toInstrument(catalogue, calibration) };
}

export type ReadEdition = () => Promise<EditionData>;

/**
 * Reads which calibration is in use whenever it is asked, a row by its key, so that every process takes up a new one at
 * once; the rest is kept until content or calibration change.
 */
export function createEditionReader(
  db: Db,
  getCatalogue: () => Pick<Catalogue, 'lists'>,
): ReadEdition {
  let known: EditionData | undefined;
  return async () => {
    const { lists } = getCatalogue();
    const version = await findCalibrationVersion(db);
    const id = `${lists.version} ${version ?? 'uncalibrated'}`;
    if (known?.lists !== lists || known.id !== id) {
      known = { id, lists, calibration: await readCalibration(db, version) };
    }
    return known;
  };
}
