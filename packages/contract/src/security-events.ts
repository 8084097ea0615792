/**
 * Lists the events of the audit trail: `auth.…` for sign-ins and accounts, `admin.…` for actions of
 * administrators. A `…-refused` event has a reason.
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
  'auth.role-changed',
  'admin.ensured',
  'admin.refused',
  'admin.figures-read',
  'admin.users-listed',
  'admin.user-read',
  'admin.user-exported',
  'admin.user-role-set',
  'admin.user-signed-out',
  'admin.user-deleted',
  'admin.assessments-listed',
  'admin.events-read',
  'admin.questions-seeded',
  'admin.career-data-seeded',
  'admin.catalogue-exported',
  // Databases of earlier versions hold it.
  'admin.import-previewed',
  'admin.catalogue-imported',
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];
