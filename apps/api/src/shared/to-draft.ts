import type { Draft } from '@guildpath/contract';
import type { DraftRow } from '@guildpath/db';

export function toDraft({ tier, responses, updatedAt }: DraftRow): Draft {
  return {
    assessmentType: tier,
    responses: [...responses],
    updatedAt: updatedAt.toISOString(),
  };
}
