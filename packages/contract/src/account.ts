import * as z from 'zod/mini';

/** What someone is. No role at all is shown as `quick`. */
export const roles = ['standard', 'epic', 'admin'] as const;
export type Role = (typeof roles)[number];

export const authProviders = ['local', 'guest', 'oidc'] as const;
export type AuthProvider = (typeof authProviders)[number];

export const currentUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  role: z.nullable(z.enum(roles)),
  authProvider: z.enum(authProviders),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const emailLinkInput = z.object({
  token: z.string('A token is required').check(z.minLength(1, 'A token is required')),
});
export type EmailLinkInput = z.infer<typeof emailLinkInput>;
