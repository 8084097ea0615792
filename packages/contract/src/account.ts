import * as z from 'zod/mini';

/** What an account may do. No role is shown as `quick`. */
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
  /** Whether the owner of the mailbox has proven the address with a link, or a login provider has vouched for it. */
  emailVerified: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;
