import * as z from 'zod/mini';

/** Lists the roles of accounts. An account without a role is shown as `quick`. */
export const roles = ['standard', 'epic', 'admin'] as const;
export type Role = (typeof roles)[number];

const authProviders = ['local', 'guest', 'oidc'] as const;
export type AuthProvider = (typeof authProviders)[number];

export const currentUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  authProvider: z.enum(authProviders),
  /** True when a mailed link or a login provider has verified the address. */
  emailVerified: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
