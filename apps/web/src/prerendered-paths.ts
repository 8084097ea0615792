/** The pages that are the same for everyone, and are therefore finished when the app is built. */
export const prerenderedPaths = [
  '/',
  '/login',
  '/signup',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/theory/riasec',
  '/theory/big-five',
  '/theory/aptitude',
] as const;
