import type { FamilyCompany } from '../job-families.ts';

export const educationAndCommunityCompanies: readonly FamilyCompany[] = [
  {
    id: 'american-civil-liberties-union',
    name: 'American Civil Liberties Union',
    categories: ['Community and Charity'],
  },
  {
    id: 'american-museum-of-natural-history',
    name: 'American Museum of Natural History',
    categories: ['Museums and Libraries'],
  },
  { id: 'american-red-cross', name: 'American Red Cross', categories: ['Community and Charity'] },
  {
    id: 'arizona-state-university',
    name: 'Arizona State University',
    categories: ['College and Adult Education'],
  },
  {
    id: 'boys-girls-clubs-of-america',
    name: 'Boys & Girls Clubs of America',
    categories: ['Community and Charity'],
  },
  { id: 'bright-horizons', name: 'Bright Horizons', categories: ['Childcare and Early Learning'] },
  { id: 'british-museum', name: 'British Museum', categories: ['Museums and Libraries'] },
  { id: 'busy-bees', name: 'Busy Bees', categories: ['Childcare and Early Learning'] },
  { id: 'centerstone', name: 'Centerstone', categories: ['Counseling and Social Work'] },
  {
    id: 'chicago-public-schools',
    name: 'Chicago Public Schools',
    categories: ['School Education'],
  },
  {
    id: 'city-university-of-new-york',
    name: 'City University of New York',
    categories: ['College and Adult Education'],
  },
  {
    id: 'devereux-advanced-behavioral-health',
    name: 'Devereux Advanced Behavioral Health',
    categories: ['Counseling and Social Work'],
  },
  {
    id: 'doctors-without-borders',
    name: 'Doctors Without Borders',
    categories: ['Community and Charity'],
  },
  {
    id: 'fairfax-county-public-schools',
    name: 'Fairfax County Public Schools',
    categories: ['School Education'],
  },
  { id: 'feeding-america', name: 'Feeding America', categories: ['Community and Charity'] },
  {
    id: 'the-goddard-school',
    name: 'The Goddard School',
    categories: ['Childcare and Early Learning'],
  },
  {
    id: 'habitat-for-humanity',
    name: 'Habitat for Humanity',
    categories: ['Community and Charity', 'Construction'],
  },
  {
    id: 'houston-independent-school-district',
    name: 'Houston Independent School District',
    categories: ['School Education'],
  },
  {
    id: 'ivy-tech-community-college',
    name: 'Ivy Tech Community College',
    categories: ['College and Adult Education'],
  },
  { id: 'kindercare', name: 'KinderCare', categories: ['Childcare and Early Learning'] },
  { id: 'kipp-public-schools', name: 'KIPP Public Schools', categories: ['School Education'] },
  {
    id: 'learning-care-group',
    name: 'Learning Care Group',
    categories: ['Childcare and Early Learning'],
  },
  { id: 'library-of-congress', name: 'Library of Congress', categories: ['Museums and Libraries'] },
  {
    id: 'los-angeles-unified-school-district',
    name: 'Los Angeles Unified School District',
    categories: ['School Education'],
  },
  {
    id: 'miami-dade-county-public-schools',
    name: 'Miami-Dade County Public Schools',
    categories: ['School Education'],
  },
  { id: 'national-archives', name: 'National Archives', categories: ['Museums and Libraries'] },
  {
    id: 'new-york-city-public-schools',
    name: 'New York City Public Schools',
    categories: ['School Education'],
  },
  {
    id: 'new-york-public-library',
    name: 'New York Public Library',
    categories: ['Museums and Libraries'],
  },
  {
    id: 'the-open-university',
    name: 'The Open University',
    categories: ['College and Adult Education'],
  },
  {
    id: 'the-salvation-army',
    name: 'The Salvation Army',
    categories: ['Community and Charity', 'Counseling and Social Work'],
  },
  { id: 'save-the-children', name: 'Save the Children', categories: ['Community and Charity'] },
  {
    id: 'smithsonian-institution',
    name: 'Smithsonian Institution',
    categories: ['Museums and Libraries'],
  },
  {
    id: 'university-of-california',
    name: 'University of California',
    categories: ['College and Adult Education'],
  },
  {
    id: 'us-department-of-veterans-affairs',
    name: 'US Department of Veterans Affairs',
    categories: [
      'Counseling and Social Work',
      'Dental and Vision Care',
      'Therapy and Rehabilitation',
    ],
  },
  {
    id: 'volunteers-of-america',
    name: 'Volunteers of America',
    categories: ['Counseling and Social Work'],
  },
  { id: 'world-wildlife-fund', name: 'World Wildlife Fund', categories: ['Community and Charity'] },
];
