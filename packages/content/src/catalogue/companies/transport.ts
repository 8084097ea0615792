import type { FamilyCompany } from '../job-families.ts';

export const transportCompanies: readonly FamilyCompany[] = [
  { id: 'amtrak', name: 'Amtrak', categories: ['Road and Rail'] },
  { id: 'cooke', name: 'Cooke', categories: ['Ships and Fishing'] },
  { id: 'delta-air-lines', name: 'Delta Air Lines', categories: ['Aviation'] },
  { id: 'deutsche-bahn', name: 'Deutsche Bahn', categories: ['Road and Rail'] },
  { id: 'dhl', name: 'DHL', categories: ['Logistics and Mail'] },
  { id: 'emirates', name: 'Emirates', categories: ['Aviation'] },
  {
    id: 'federal-aviation-administration',
    name: 'Federal Aviation Administration',
    categories: ['Aviation'],
  },
  { id: 'fedex', name: 'FedEx', categories: ['Logistics and Mail'] },
  { id: 'firstgroup', name: 'FirstGroup', categories: ['Road and Rail'] },
  { id: 'keolis', name: 'Keolis', categories: ['Road and Rail'] },
  { id: 'lufthansa', name: 'Lufthansa', categories: ['Aviation'] },
  { id: 'maersk', name: 'Maersk', categories: ['Ships and Fishing', 'Logistics and Mail'] },
  {
    id: 'metropolitan-transportation-authority',
    name: 'Metropolitan Transportation Authority',
    categories: ['Road and Rail'],
  },
  { id: 'royal-mail', name: 'Royal Mail', categories: ['Logistics and Mail'] },
  { id: 'transdev', name: 'Transdev', categories: ['Road and Rail'] },
  { id: 'transport-for-london', name: 'Transport for London', categories: ['Road and Rail'] },
  { id: 'trident-seafoods', name: 'Trident Seafoods', categories: ['Ships and Fishing'] },
  { id: 'union-pacific-railroad', name: 'Union Pacific Railroad', categories: ['Road and Rail'] },
  { id: 'united-airlines', name: 'United Airlines', categories: ['Aviation'] },
  { id: 'ups', name: 'UPS', categories: ['Logistics and Mail', 'Vehicle Repair'] },
  { id: 'us-coast-guard', name: 'US Coast Guard', categories: ['Ships and Fishing'] },
  { id: 'us-postal-service', name: 'US Postal Service', categories: ['Logistics and Mail'] },
  {
    id: 'washington-state-ferries',
    name: 'Washington State Ferries',
    categories: ['Ships and Fishing'],
  },
];
