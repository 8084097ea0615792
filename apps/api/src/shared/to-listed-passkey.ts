import type { PasskeysOutput } from '@guildpath/contract';
import type { PasskeyRow } from '@guildpath/db';

export function toListedPasskey({
  id,
  createdAt,
  lastUsedAt,
}: PasskeyRow): PasskeysOutput['passkeys'][number] {
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
