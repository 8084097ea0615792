import type { Draft } from '@guildpath/contract';
import type { DraftRow } from '@guildpath/db';

export function toDraft({ tier, responses, basicInterests, updatedAt }: DraftRow): Draft {
  return {
    assessmentType: tier,
    responses: [...responses],
    basicInterests: basicInterests && [...basicInterests],
    updatedAt: updatedAt.toISOString(),
  };
}
