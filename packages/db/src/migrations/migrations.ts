import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';
import { initial } from './0001-initial.ts';
import { careerTextsAndMoments } from './0002-career-texts-and-moments.ts';
import { firstNamesOnCards } from './0003-first-names-on-cards.ts';
import { jsonBodies } from './0004-json-bodies.ts';
import { halls } from './0005-halls.ts';

/** By name, which is also their order. A migration is never edited once it is merged. */
export const migrations: Readonly<
  Record<string, (db: Kysely<unknown>, ddl: Ddl) => Promise<void>>
> = {
  '0001-initial': initial,
  '0002-career-texts-and-moments': careerTextsAndMoments,
  '0003-first-names-on-cards': firstNamesOnCards,
  '0004-json-bodies': jsonBodies,
  '0005-halls': halls,
};
