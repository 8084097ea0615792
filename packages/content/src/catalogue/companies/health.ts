import type { FamilyCompany } from '../job-families.ts';

export const healthCompanies: readonly FamilyCompany[] = [
  {
    id: 'bayada-home-health-care',
    name: 'BAYADA Home Health Care',
    categories: ['Nursing and Patient Services'],
  },
  {
    id: 'charite',
    name: 'Charité',
    categories: ['Medicine and Diagnostics', 'Nursing and Patient Services'],
  },
  {
    id: 'cleveland-clinic',
    name: 'Cleveland Clinic',
    categories: [
      'Medicine and Diagnostics',
      'Nursing and Patient Services',
      'Therapy and Rehabilitation',
    ],
  },
  { id: 'encompass-health', name: 'Encompass Health', categories: ['Therapy and Rehabilitation'] },
  {
    id: 'hca-healthcare',
    name: 'HCA Healthcare',
    categories: ['Medicine and Diagnostics', 'Nursing and Patient Services'],
  },
  { id: 'healthpartners', name: 'HealthPartners', categories: ['Dental and Vision Care'] },
  {
    id: 'indian-health-service',
    name: 'Indian Health Service',
    categories: ['Dental and Vision Care', 'Nursing and Patient Services'],
  },
  {
    id: 'johns-hopkins-medicine',
    name: 'Johns Hopkins Medicine',
    categories: ['Medicine and Diagnostics', 'Therapy and Rehabilitation'],
  },
  {
    id: 'kaiser-permanente',
    name: 'Kaiser Permanente',
    categories: [
      'Medicine and Diagnostics',
      'Nursing and Patient Services',
      'Dental and Vision Care',
      'Therapy and Rehabilitation',
    ],
  },
  {
    id: 'mayo-clinic',
    name: 'Mayo Clinic',
    categories: [
      'Medicine and Diagnostics',
      'Nursing and Patient Services',
      'Therapy and Rehabilitation',
    ],
  },
  {
    id: 'national-health-service',
    name: 'National Health Service',
    categories: [
      'Medicine and Diagnostics',
      'Nursing and Patient Services',
      'Dental and Vision Care',
      'Therapy and Rehabilitation',
      'Counseling and Social Work',
    ],
  },
  { id: 'select-medical', name: 'Select Medical', categories: ['Therapy and Rehabilitation'] },
];
