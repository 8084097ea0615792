import { type Db, findCalibrationVersion, findCatalogueVersion } from '@guildpath/db';
import {
  type Catalogue,
  type CatalogueLists,
  indexCatalogue,
  loadCatalogue,
} from '../catalogue/catalogue.ts';
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

/** Which edition the database holds, by three rows by key. */
export async function findEditionId(db: Db): Promise<string> {
  const version = await findCatalogueVersion(db);
  return toEditionId(version, await findCalibrationVersion(db));
}

function toEditionId(catalogue: string | undefined, calibration: number | undefined): string {
  return `${catalogue} ${calibration ?? 'uncalibrated'}`;
}

/** Reads the edition, with the catalogue where that has been read already. */
export async function loadEdition(db: Db, known?: Catalogue): Promise<EditionData> {
  const { lists } = known ?? (await loadCatalogue(db));
  const version = await findCalibrationVersion(db);
  return {
    id: toEditionId(lists.version, version),
    lists,
    calibration: await readCalibration(db, version),
  };
}
