import type { FamilyCompany } from '../job-families.ts';

export const lawAndPublicServiceCompanies: readonly FamilyCompany[] = [
  {
    id: 'american-arbitration-association',
    name: 'American Arbitration Association',
    categories: ['Law'],
  },
  {
    id: 'american-medical-response',
    name: 'American Medical Response',
    categories: ['Fire and Rescue'],
  },
  { id: 'cal-fire', name: 'Cal Fire', categories: ['Fire and Rescue'] },
  {
    id: 'city-of-chicago',
    name: 'City of Chicago',
    categories: ['Government and Policy', 'Office and Administration'],
  },
  { id: 'european-union', name: 'European Union', categories: ['Government and Policy'] },
  { id: 'falck', name: 'Falck', categories: ['Fire and Rescue'] },
  {
    id: 'federal-bureau-of-investigation',
    name: 'Federal Bureau of Investigation',
    categories: ['Police and Security'],
  },
  {
    id: 'federal-emergency-management-agency',
    name: 'Federal Emergency Management Agency',
    categories: ['Fire and Rescue'],
  },
  {
    id: 'fire-department-of-the-city-of-new-york',
    name: 'Fire Department of the City of New York',
    categories: ['Fire and Rescue'],
  },
  {
    id: 'government-of-canada',
    name: 'Government of Canada',
    categories: ['Government and Policy'],
  },
  { id: 'legal-aid-society', name: 'Legal Aid Society', categories: ['Law'] },
  { id: 'london-fire-brigade', name: 'London Fire Brigade', categories: ['Fire and Rescue'] },
  {
    id: 'los-angeles-county-fire-department',
    name: 'Los Angeles County Fire Department',
    categories: ['Fire and Rescue'],
  },
  {
    id: 'los-angeles-county-sheriffs-department',
    name: "Los Angeles County Sheriff's Department",
    categories: ['Police and Security'],
  },
  {
    id: 'metropolitan-police-service',
    name: 'Metropolitan Police Service',
    categories: ['Police and Security'],
  },
  {
    id: 'new-york-city-police-department',
    name: 'New York City Police Department',
    categories: ['Police and Security'],
  },
  {
    id: 'new-york-state-unified-court-system',
    name: 'New York State Unified Court System',
    categories: ['Law'],
  },
  { id: 'securitas', name: 'Securitas', categories: ['Police and Security'] },
  {
    id: 'state-of-california',
    name: 'State of California',
    categories: ['Government and Policy', 'Law', 'Office and Administration'],
  },
  { id: 'uk-ministry-of-justice', name: 'UK Ministry of Justice', categories: ['Law'] },
  {
    id: 'united-nations',
    name: 'United Nations',
    categories: ['Government and Policy', 'Writing and Languages'],
  },
  {
    id: 'us-customs-and-border-protection',
    name: 'US Customs and Border Protection',
    categories: ['Police and Security'],
  },
  {
    id: 'us-department-of-homeland-security',
    name: 'US Department of Homeland Security',
    categories: ['Police and Security'],
  },
  {
    id: 'us-department-of-justice',
    name: 'US Department of Justice',
    categories: ['Law', 'Police and Security'],
  },
  {
    id: 'us-environmental-protection-agency',
    name: 'US Environmental Protection Agency',
    categories: ['Government and Policy'],
  },
  { id: 'world-bank', name: 'World Bank', categories: ['Government and Policy'] },
];
