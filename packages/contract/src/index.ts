export * from './account.ts';
export * from './assessment.ts';
export * from './email.ts';
export * from './errors.ts';
export * from './paths.ts';
export * from './results.ts';
export * from './tiers.ts';
export * from './traits.ts';
