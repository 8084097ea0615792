import { expect, it } from 'vitest';
import { minutesLater } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import {
  deleteSecurityEventsBefore,
  insertSecurityEvent,
  listSecurityEvents,
} from './security-events.ts';

const anEvent = {
  type: 'auth.signed-in',
  userId: 'u1',
  addressHash: 'hash',
  reason: null,
} as const;

describeOnBothDatabases('the audit trail', (openTestDatabase) => {
  it('lists the last events, newest first', async () => {
    const { db } = await openTestDatabase();
    for (const minute of [1, 3, 2]) {
      await insertSecurityEvent(db, { ...anEvent, at: minutesLater(minute) });
    }
    const events = await listSecurityEvents(db, { limit: 2 });
    expect(events.map(({ at }) => at)).toEqual([minutesLater(3), minutesLater(2)]);
    expect(events[0]).toMatchObject(anEvent);
  });

  it('keeps what is about nobody, with the reason', async () => {
    const { db } = await openTestDatabase();
    const event = {
      type: 'auth.sign-in-refused',
      userId: null,
      addressHash: null,
      reason: 'wrong password',
      at: minutesLater(0),
    } as const;
    await insertSecurityEvent(db, event);
    await expect(listSecurityEvents(db, { limit: 10 })).resolves.toMatchObject([event]);
  });

  it('forgets what is older than asked for', async () => {
    const { db } = await openTestDatabase();
    for (const minute of [0, 1, 2]) {
      await insertSecurityEvent(db, { ...anEvent, at: minutesLater(minute) });
    }
    await expect(deleteSecurityEventsBefore(db, minutesLater(2))).resolves.toBe(2);
    await expect(listSecurityEvents(db, { limit: 10 })).resolves.toHaveLength(1);
  });
});
