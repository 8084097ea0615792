import { expect, it } from 'vitest';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { insertSecurityEvent, listSecurityEvents, trimSecurityEvents } from './security-events.ts';

const anEvent = {
  type: 'auth.signed-in',
  userId: 'u1',
  addressHash: 'hash',
  reason: null,
} as const;

describeOnBothDatabases('the audit trail', (openTestDatabase) => {
  it('goes on after an event, whatever came since and at the same moment', async () => {
    const { db } = await openTestDatabase();
    for (const minute of [1, 2, 2, 2, 3]) {
      await insertSecurityEvent(db, { ...anEvent, at: minutesLater(minute) });
    }
    const all = await listSecurityEvents(db, { limit: 10 });
    const first = await listSecurityEvents(db, { limit: 2 });
    await insertSecurityEvent(db, { ...anEvent, at: minutesLater(4) });
    const second = await listSecurityEvents(db, { limit: 2, before: first.at(-1)?.id });
    const third = await listSecurityEvents(db, { limit: 2, before: second.at(-1)?.id });
    expect([...first, ...second, ...third]).toEqual(all);
    await expect(listSecurityEvents(db, { limit: 2, before: 'gone' })).resolves.toEqual([]);
  });

  it('stores one of several identical events that come together', async () => {
    const { db } = await openTestDatabase();
    const refusal = {
      type: 'admin.refused',
      userId: null,
      addressHash: 'hash',
      reason: 'not signed in',
      at: minutesLater(5),
    } as const;
    const once = { unlessSince: minutesLater(4) };
    await expect(insertSecurityEvent(db, refusal, once)).resolves.toBe(true);
    await expect(insertSecurityEvent(db, refusal, once)).resolves.toBe(false);
    const others = [
      { ...refusal, addressHash: null },
      { ...refusal, userId: 'u1' },
      { ...refusal, reason: 'not an admin' },
      { ...refusal, type: 'admin.events-read' },
    ] as const;
    for (const other of others) {
      await expect(insertSecurityEvent(db, other, once)).resolves.toBe(true);
    }
    const later = { ...refusal, at: minutesLater(7) };
    await expect(insertSecurityEvent(db, later, { unlessSince: minutesLater(6) })).resolves.toBe(
      true,
    );
    await expect(listSecurityEvents(db, { limit: 10 })).resolves.toHaveLength(6);
  });

  it('loses the oldest of a type that there are too many of, and no other', async () => {
    const { db } = await openTestDatabase();
    const at = minutesLater(0);
    await insertSecurityEvent(db, { ...anEvent, at });
    for (const minute of [1, 2, 3, 4]) {
      const flood = { ...anEvent, type: 'auth.sign-in-refused', at: minutesLater(minute) } as const;
      await insertSecurityEvent(db, flood);
    }
    await trimSecurityEvents(db, { maxPerType: 2 });
    const events = await listSecurityEvents(db, { limit: 10 });
    expect(events.map((event) => event.at)).toEqual([minutesLater(4), minutesLater(3), at]);
    await trimSecurityEvents(db, { maxPerType: 2 });
    await expect(listSecurityEvents(db, { limit: 10 })).resolves.toHaveLength(3);
  });
});
