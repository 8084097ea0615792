export { careers, catalogueVersion, onetReleases } from './catalogue/careers.ts';
export { companies } from './catalogue/companies.ts';
export { consultants } from './catalogue/consultants.ts';
export { programs } from './catalogue/programs.ts';
export { schools } from './catalogue/schools.ts';
export { skills } from './catalogue/skills.ts';
export { questionBank, questionBankVersion } from './questions/question-bank.ts';
