import { type Catalogue, type CatalogueLists, indexCatalogue } from './catalogue/catalogue.ts';
import { type CalibrationInUse, type Instrument, toInstrument } from './instrument.ts';

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
