import type { FamilyCompany } from '../job-families.ts';

export const technologyCompanies: readonly FamilyCompany[] = [
  { id: 'accenture', name: 'Accenture', categories: ['Technology', 'Business and Sales'] },
  { id: 'adobe', name: 'Adobe', categories: ['Technology', 'Art and Design'] },
  { id: 'amazon', name: 'Amazon', categories: ['Technology', 'Logistics and Mail'] },
  { id: 'boston-dynamics', name: 'Boston Dynamics', categories: ['Technology'] },
  { id: 'cisco', name: 'Cisco', categories: ['Technology', 'Business and Sales'] },
  { id: 'google', name: 'Google', categories: ['Technology', 'Marketing and Advertising'] },
  { id: 'ibm', name: 'IBM', categories: ['Technology', 'Business and Sales'] },
  { id: 'infosys', name: 'Infosys', categories: ['Technology'] },
  { id: 'khan-academy', name: 'Khan Academy', categories: ['Technology'] },
  { id: 'microsoft', name: 'Microsoft', categories: ['Technology'] },
  { id: 'mozilla', name: 'Mozilla', categories: ['Technology'] },
  { id: 'nintendo', name: 'Nintendo', categories: ['Technology', 'Art and Design'] },
  { id: 'oracle', name: 'Oracle', categories: ['Technology', 'Business and Sales'] },
  { id: 'salesforce', name: 'Salesforce', categories: ['Technology', 'Business and Sales'] },
  { id: 'sap', name: 'SAP', categories: ['Technology', 'Business and Sales'] },
  { id: 'shopify', name: 'Shopify', categories: ['Technology'] },
  { id: 'spotify', name: 'Spotify', categories: ['Technology'] },
  {
    id: 'tata-consultancy-services',
    name: 'Tata Consultancy Services',
    categories: ['Technology'],
  },
];
