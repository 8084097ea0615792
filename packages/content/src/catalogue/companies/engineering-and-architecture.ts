import type { FamilyCompany } from '../job-families.ts';

export const engineeringAndArchitectureCompanies: readonly FamilyCompany[] = [
  { id: '3m', name: '3M', categories: ['Engineering', 'Business and Sales'] },
  { id: 'abb', name: 'ABB', categories: ['Engineering'] },
  { id: 'aecom', name: 'AECOM', categories: ['Architecture and Civil Engineering'] },
  { id: 'arup', name: 'Arup', categories: ['Architecture and Civil Engineering'] },
  { id: 'bosch', name: 'Bosch', categories: ['Engineering', 'Manufacturing'] },
  { id: 'hdr', name: 'HDR', categories: ['Architecture and Civil Engineering'] },
  { id: 'hitachi', name: 'Hitachi', categories: ['Engineering'] },
  { id: 'honeywell', name: 'Honeywell', categories: ['Engineering', 'Business and Sales'] },
  { id: 'jacobs', name: 'Jacobs', categories: ['Architecture and Civil Engineering'] },
  {
    id: 'johns-hopkins-applied-physics-laboratory',
    name: 'Johns Hopkins Applied Physics Laboratory',
    categories: ['Engineering'],
  },
  { id: 'lockheed-martin', name: 'Lockheed Martin', categories: ['Engineering'] },
  { id: 'nasa', name: 'NASA', categories: ['Engineering', 'Physics and Mathematics'] },
  {
    id: 'schneider-electric',
    name: 'Schneider Electric',
    categories: ['Engineering', 'Business and Sales'],
  },
  {
    id: 'siemens',
    name: 'Siemens',
    categories: ['Engineering', 'Manufacturing', 'Business and Sales'],
  },
  { id: 'stantec', name: 'Stantec', categories: ['Architecture and Civil Engineering'] },
  { id: 'thales', name: 'Thales', categories: ['Engineering'] },
  {
    id: 'us-army-corps-of-engineers',
    name: 'US Army Corps of Engineers',
    categories: ['Architecture and Civil Engineering'],
  },
  { id: 'wsp', name: 'WSP', categories: ['Architecture and Civil Engineering'] },
];
