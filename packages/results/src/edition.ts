import type { WriterTexts } from '@guildpath/contract';
import { type Catalogue, type CatalogueLists, indexCatalogue } from './catalogue/catalogue.ts';
import { type CalibrationInUse, type Instrument, toInstrument } from './instrument.ts';

/** Answers are scored, matched and described with an edition and nothing else. */
export interface Edition {
  readonly catalogue: Catalogue;
  readonly instrument: Instrument;
  readonly texts: WriterTexts;
}

/** An edition is sent to another thread in this form, as plain data. */
export interface EditionData {
  /** Changes with the content and with the calibration. */
  readonly id: string;
  readonly lists: CatalogueLists;
  readonly calibration: CalibrationInUse | undefined;
}

export function openEdition({ lists, calibration }: EditionData, texts: WriterTexts): Edition {
  const catalogue = indexCatalogue(lists);
  return { catalogue, instrument: toInstrument(catalogue, calibration), texts };
}
