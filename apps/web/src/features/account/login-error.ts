/** What the server adds to the address when a login at the provider has not signed anyone in. */
const loginErrors = ['expired', 'failed', 'unverified'] as const;
export type LoginError = (typeof loginErrors)[number];

/** Whatever else an address may hold there is not worth a word. */
export function toLoginError(text: string | undefined): LoginError | undefined {
  return loginErrors.find((error) => error === text);
}
