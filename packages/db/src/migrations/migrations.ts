import type { Kysely } from 'kysely';
import type { Ddl } from '../dialects/ddl.ts';
import { initial } from './0001-initial.ts';
import { careerTextsAndMoments } from './0002-career-texts-and-moments.ts';
import { firstNamesOnCards } from './0003-first-names-on-cards.ts';
import { jsonBodies } from './0004-json-bodies.ts';
import { mailsInOrder } from './0005-mails-in-order.ts';
import { halls } from './0006-halls.ts';
import { friends } from './0007-friends.ts';
import { dares } from './0008-dares.ts';

/** By name, which is also their order. A migration is never edited once it is merged. */
export const migrations: Readonly<
  Record<string, (db: Kysely<unknown>, ddl: Ddl) => Promise<void>>
> = {
  '0001-initial': initial,
  '0002-career-texts-and-moments': careerTextsAndMoments,
  '0003-first-names-on-cards': firstNamesOnCards,
  '0004-json-bodies': jsonBodies,
  '0005-mails-in-order': mailsInOrder,
  '0006-halls': halls,
  '0007-friends': friends,
  '0008-dares': dares,
};
