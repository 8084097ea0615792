/**
 * What the audit trail knows. `auth.…` is about signing in and the account, `admin.…` about what administrators do. A
 * `…-refused` event carries the reason.
 */
export const securityEventTypes = [
  'auth.signed-up',
  'auth.sign-up-refused',
  'auth.signed-in',
  'auth.sign-in-refused',
  'auth.signed-out',
  'auth.session-ended',
  'auth.link-requested',
  'auth.link-redeemed',
  'auth.link-refused',
  'auth.address-proven',
  'auth.identity-linked',
  'auth.identity-refused',
  'auth.password-changed',
  'auth.proof-refused',
  'auth.passkey-added',
  'auth.passkey-removed',
  'auth.passkey-refused',
  'auth.account-exported',
  'auth.account-deleted',
  'admin.ensured',
  'admin.refused',
  'admin.figures-read',
  'admin.users-listed',
  'admin.assessments-listed',
  'admin.events-read',
  'admin.questions-seeded',
  'admin.career-data-seeded',
  'admin.catalogue-exported',
  'admin.import-previewed',
  'admin.catalogue-imported',
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];
