export * from './assess.ts';
export * from './catalogue/catalogue.ts';
export { employersOf } from './catalogue/employers-of.ts';
export { toCareerListing, toConsultantListing, toProgramSummary } from './catalogue/listings.ts';
export { warmUp } from './warm-up.ts';
export { countWords } from './writer/compose.ts';
export * from './writer/insight.ts';
export * from './writer/reword.ts';
export { writeInsight } from './writer/write-insight.ts';
