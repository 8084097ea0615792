import { tablesInPolicy, writtenTextsInPolicy } from '@guildpath/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteUser } from '../queries/users/account-data.ts';
import { addFullAccount, addQuestions, addResult } from '../testing/add-rows.ts';
import { aQuestion } from '../testing/builders.ts';
import {
  describeOnBothDatabases,
  describeOnSqlite,
} from '../testing/describe-on-both-databases.ts';
import type { Schema } from './schema.ts';

const bank = { quick: [aQuestion({ id: 'q1' })] };

/** The tables whose rows belong to a user, with the rows that a full account has there. */
const rowsOfAccount: Readonly<Partial<Record<keyof Schema, number>>> = {
  users: 1,
  sessions: 1,
  passkeys: 1,
  passkey_challenges: 1,
  identities: 1,
  sign_in_tokens: 1,
  saved_careers: 1,
  drafts: 1,
  assessment_results: 2,
  responses: 1,
  idempotency_keys: 1,
  public_cards: 1,
  friend_pages: 1,
};

describeOnBothDatabases('the schema', (openTestDatabase) => {
  it('deletes with a user all that belongs to the user, and nothing of others', async () => {
    const { db } = await openTestDatabase();
    await addQuestions(db, bank);
    for (const id of ['ada', 'bob']) await addFullAccount(db, id);
    await deleteUser(db, 'ada');
    for (const [table, count] of Object.entries({ ...rowsOfAccount, questions: 1 })) {
      const rows = await db
        .selectFrom(table as keyof Schema)
        .selectAll()
        .execute();
      expect(rows, table).toHaveLength(count);
    }
  });

  it('refuses a least option that was chosen, and a result of nobody', async () => {
    const { db } = await openTestDatabase();
    await addQuestions(db, bank);
    const responses = [{ questionId: 'q1', selectedOption: 'a', leastOption: 'a' }] as const;
    await expect(addResult(db, { responses })).rejects.toThrow(/check/i);
    await expect(addResult(db, { userId: null, guestEmail: null })).rejects.toThrow(/check/i);
  });
});

/** Columns of ids, hashes, times, choices from a list, and JSON. */
const noProse =
  /[._](id|hash|at|until|on|by|key|code|version|tier|kind|type|option|method|purpose|role|provider|transports|payload|answers|draft|snapshot)$/;

const writtenByServer = [
  'hall_places.archetype',
  'hall_places.character_class',
  'hall_places.field',
  'hall_places.name',
  'idempotency_keys.owner',
  'identities.issuer',
  'identities.subject',
  'outbox.last_error',
  'security_events.reason',
  'users.username',
];

describeOnSqlite('the privacy policy', (openTestDatabase) => {
  it('names every table of the database', async () => {
    const { db } = await openTestDatabase();
    const { rows } = await sql<{ name: string }>`select name from pragma_table_list
      where schema = 'main' and type = 'table' and name not like 'sqlite%'`.execute(db);
    const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
    expect(names.sort()).toEqual(Object.keys(tablesInPolicy).sort());
  });

  it('names every text that people write', async () => {
    const { db } = await openTestDatabase();
    const { rows } = await sql<{ table: keyof typeof tablesInPolicy; column: string }>`
      select t.name as "table", t.name || '.' || c.name as "column"
      from pragma_table_list as t, pragma_table_info(t.name) as c
      where t.schema = 'main' and t.name not like 'sqlite%' and c.type = 'TEXT'`.execute(db);
    const texts = rows
      .filter(({ table, column }) => tablesInPolicy[table] && !noProse.test(column))
      .map(({ column }) => column);
    expect(texts.sort()).toEqual([...writtenByServer, ...Object.keys(writtenTextsInPolicy)].sort());
  });
});
