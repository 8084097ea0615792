import type { Db } from '../db.ts';
import { newId } from '../new-id.ts';
import { type QuestionBank, upsertQuestions } from '../queries/catalogue/questions.ts';
import { saveCareer } from '../queries/catalogue/saved-careers.ts';
import { type HallRow, insertHall, type NewHall } from '../queries/halls/halls.ts';
import { finishPlace, insertPlace, type NewPlace } from '../queries/halls/places.ts';
import { insertResult } from '../queries/results/assessment-results.ts';
import { saveDraft } from '../queries/results/drafts.ts';
import { insertIdempotencyKey, keyOwner } from '../queries/results/idempotency-keys.ts';
import { upsertPublicCard } from '../queries/results/public-cards.ts';
import type { ResultWithResponses } from '../queries/results/result-row.ts';
import { insertIdentity } from '../queries/sign-in/identities.ts';
import {
  insertPasskey,
  insertPasskeyChallenge,
  type NewPasskey,
} from '../queries/sign-in/passkeys.ts';
import { insertSession } from '../queries/sign-in/sessions.ts';
import { insertSignInToken } from '../queries/sign-in/sign-in-tokens.ts';
import type { UserRow } from '../queries/users/user-row.ts';
import { insertUser, type NewUser } from '../queries/users/users.ts';
import type { PlaceOwner } from '../queries/viewer.ts';
import { toTimestamp } from '../schema/timestamp.ts';
import { aNewHall, aNewPlace, aNewUser, aResult, minutesLater } from './builders.ts';

/** Adds a user whose email is the id at example.com. */
export async function addUser(db: Db, id = 'ada', own: Partial<NewUser> = {}): Promise<UserRow> {
  const user = aNewUser({ id, email: `${id}@example.com`, ...own });
  const added = await db.transaction().execute((trx) => insertUser(trx, user));
  if (!added) throw new Error(`The email ${user.email} is registered.`);
  return added;
}

/** Adds a guest's unclaimed result, or another one. */
export async function addResult(
  db: Db,
  own: Partial<ResultWithResponses> = {},
): Promise<ResultWithResponses> {
  const result = aResult(own);
  await db.transaction().execute((trx) => insertResult(trx, result));
  return result;
}

/** Adds a hall of the user `ada`, or of another owner. */
export function addHall(db: Db, own: Partial<NewHall> = {}): Promise<HallRow> {
  return db.transaction().execute(async (trx) => {
    const added = await insertHall(trx, aNewHall(own));
    if (typeof added === 'string') throw new Error(`No hall was added: ${added}.`);
    return added;
  });
}

/** Adds a place of this name, whose return words have the hash `words of <name>`. */
export function addPlace(
  db: Db,
  hall: Pick<HallRow, 'id'>,
  name: string,
  own: Partial<NewPlace> = {},
): Promise<PlaceOwner> {
  const place = aNewPlace({ hallId: hall.id, name, wordsHash: `words of ${name}`, ...own });
  return db.transaction().execute(async (trx) => {
    const added = await insertPlace(trx, place);
    if (typeof added === 'string') throw new Error(`No place was added: ${added}.`);
    return { kind: 'place', id: added.id };
  });
}

/** Finishes the quest of a place, and returns the id of its result. */
export function finishQuest(db: Db, place: PlaceOwner, minute = 10): Promise<string> {
  const now = minutesLater(minute);
  const result = aResult({ placeId: place.id, guestEmail: null, completedAt: now });
  return db.transaction().execute(async (trx) => {
    const figures = { characterClass: 'Mage', archetype: 'Investigative', field: 'Research' };
    if (!(await finishPlace(trx, place, { now, figures })))
      throw new Error('The place cannot finish.');
    await insertResult(trx, result);
    return result.id;
  });
}

export function addQuestions(db: Db, bank: QuestionBank, version = 'bank-1'): Promise<void> {
  return db.transaction().execute((trx) => upsertQuestions(trx, bank, version));
}

const times = { now: minutesLater(0), expiresAt: minutesLater(60) };

type Use = 'session' | 'result' | 'draft' | 'saved career' | 'passkey' | 'identity' | 'link';

/** Everything that makes an account a used one, by the user's id. */
export const uses: Readonly<Record<Use, (db: Db, id: string) => Promise<unknown>>> = {
  session: (db, id) =>
    insertSession(db, { user: { id, passwordHash: null }, method: 'password', ...times }),
  result: (db, id) => addResult(db, { id: `result-of-${id}`, userId: id, guestEmail: null }),
  draft: (db, id) => {
    const owner = { kind: 'user', id } as const;
    const draft = { owner, tier: 'epic', responses: [], asked: new Set<string>() } as const;
    return db.transaction().execute((trx) => saveDraft(trx, { ...draft, now: times.now }));
  },
  'saved career': (db, id) => {
    const saved = { userId: id, careerId: 'astronomer', now: times.now, atMost: 1 };
    return db.transaction().execute((trx) => saveCareer(trx, saved));
  },
  passkey: (db, id) => insertPasskey(db, aPasskey({ user: { id, passwordHash: null } })),
  identity: (db, id) => {
    const identity = { issuer: 'https://id.example', subject: id, userId: id, now: times.now };
    return db.transaction().execute((trx) => insertIdentity(trx, identity));
  },
  link: (db, id) =>
    insertSignInToken(db, { email: `${id}@example.com`, purpose: 'verify', ...times }),
};

/** Adds the page of two results, as if the owner of the second had answered an invitation. */
async function addFriendPage(
  db: Db,
  { resultId, friendResultId }: { readonly resultId: string; readonly friendResultId: string },
): Promise<void> {
  const createdAt = toTimestamp(minutesLater(0));
  const page = { id: newId(), result_id: resultId, friend_result_id: friendResultId };
  await db
    .insertInto('friend_pages')
    .values({ ...page, created_at: createdAt })
    .execute();
}

export function aPasskey(own: Partial<NewPasskey> = {}): NewPasskey {
  return {
    user: { id: 'ada', passwordHash: null },
    credentialId: newId(),
    publicKey: 'cose',
    counter: 0,
    transports: ['internal'],
    now: minutesLater(0),
    ...own,
  };
}

/** Adds a user with rows in every table that belongs to users. The question q1 must be there. */
export async function addFullAccount(db: Db, id: string): Promise<void> {
  const owner = await addUser(db, id);
  for (const use of Object.values(uses)) await use(db, id);
  const resultId = `answered-by-${id}`;
  const responses = [{ questionId: 'q1', selectedOption: 'a' as const }];
  const completedAt = minutesLater(1);
  await addResult(db, { id: resultId, userId: id, guestEmail: null, completedAt, responses });
  await upsertPublicCard(db, { resultId, owner, now: times.now });
  await addFriendPage(db, { resultId, friendResultId: `result-of-${id}` });
  await insertPasskeyChallenge(db, { challenge: id, userId: id, expiresAt: times.expiresAt });
  const key = { key: 'k', owner: keyOwner.ofUser(id), body: 'answers', resultId, now: times.now };
  await db.transaction().execute((trx) => insertIdempotencyKey(trx, key));
}
