import type { Role } from '@guildpath/contract';
import { Badge } from '@mantine/core';

/** Spec section 6. */
const variants = { admin: 'destructive', epic: 'default', standard: 'secondary' } as const;

/** What someone is; no role at all is shown as quick. */
export function RoleBadge({ role }: { readonly role: Role | null }) {
  return <Badge variant={role ? variants[role] : 'outline'}>{role ?? 'quick'}</Badge>;
}
