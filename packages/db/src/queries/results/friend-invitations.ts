import type { GuildMember } from '@guildpath/contract';
import { v4 } from 'uuid';
import type { Db } from '../../db.ts';
import { toDate, toTimestamp } from '../../schema/timestamp.ts';
import { textIn } from '../sql/json.ts';
import type { ProvenOwner } from '../viewer.ts';
import { isOwnedBy, type OwnResult } from './assessment-results.ts';

/** Makes an invitation to stand beside the owner's result, unless an open one exists. */
export async function insertInvitation(
  db: Db,
  own: OwnResult<ProvenOwner> & { readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('assessment_results')
    // Everyone with the link may answer, so nobody may guess it.
    .set({ invitation_id: v4(), invitation_expires_at: toTimestamp(own.expiresAt) })
    .where('id', '=', own.resultId)
    .where(isOwnedBy(own.owner))
    .where((where) =>
      where.or([
        where('invitation_id', 'is', null),
        where('invitation_expires_at', '<=', toTimestamp(own.now)),
      ]),
    )
    .execute();
}

/** Lists the owner's open invitations, at most one for each result. */
export async function listInvitationsOf(db: Db, owner: ProvenOwner, now: Date) {
  const rows = await selectInviters(db, now)
    .select(['invitation_id as invitationId', 'id as resultId', 'invitation_expires_at as end'])
    .where(isOwnedBy(owner))
    .$narrowType<{ invitationId: string; end: string }>()
    .execute();
  return rows.map(({ end, ...invitation }) => ({ ...invitation, expiresAt: toDate(end) }));
}

/** Finds who invites by an open invitation, for anyone with its link. */
export function findInviter(db: Db, id: string, now: Date): Promise<GuildMember | undefined> {
  return selectInviters(db, now)
    .select(memberColumns(db, 'assessment_results'))
    .where('invitation_id', '=', id)
    .executeTakeFirst();
}

export function selectInviters(db: Db, now: Date) {
  return db.selectFrom('assessment_results').where('invitation_expires_at', '>', toTimestamp(now));
}

/** Selects what a page, or an invitation to it, shows of a person. */
export function memberColumns(db: Db, results: string) {
  const snapshot = `${results}.snapshot`;
  return [
    textIn<GuildMember['characterClass']>(db, snapshot, 'characterClass').as('characterClass'),
    textIn<string>(db, snapshot, 'guildTitle').as('guildTitle'),
  ] as const;
}

/** Takes the owner's invitation back; pages of those who answered stay. Returns false when there is none. */
export async function deleteInvitationOf(db: Db, owner: ProvenOwner, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assessment_results')
    .set({ invitation_id: null, invitation_expires_at: null })
    .where('invitation_id', '=', id)
    .where(isOwnedBy(owner))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
