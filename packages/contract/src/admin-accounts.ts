import * as z from 'zod/mini';
import { currentUserSchema, roles } from './account.ts';
import { countSchema } from './fields.ts';

export const adminUserInput = z.object({ id: z.string().check(z.maxLength(100)) });
export type AdminUserInput = z.infer<typeof adminUserInput>;

/** Describes an account to administrators, without any of its answers. */
export const adminUserOutput = z.extend(currentUserSchema, {
  hasPassword: z.boolean(),
  /** The issuers of the linked login providers. */
  providers: z.array(z.string()),
  passkeyCount: countSchema,
  /** Active sessions. */
  sessionCount: countSchema,
  /** The latest activity of these sessions, to the hour; ISO 8601, UTC; null without sessions. */
  lastSeenAt: z.nullable(z.string()),
  resultCount: countSchema,
  /** ISO 8601, UTC; null without results. */
  latestResultAt: z.nullable(z.string()),
  hallCount: countSchema,
  /** The finished quests in its halls. */
  studentResultCount: countSchema,
});
export type AdminUserOutput = z.infer<typeof adminUserOutput>;

export const setRoleInput = z.extend(adminUserInput, {
  role: z.nullable(z.enum(roles, `Must be null or one of ${roles.join(', ')}`)),
});
export type SetRoleInput = z.infer<typeof setRoleInput>;
