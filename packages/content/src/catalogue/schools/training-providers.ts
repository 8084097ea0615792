import type { School } from '@guildpath/contract';

/** Unions, professional bodies, companies and charities that teach or certify. */
export const trainingProviders: readonly School[] = [
  { id: 'aapc', name: 'AAPC', location: 'Online' },
  {
    id: 'american-academy-of-ophthalmology',
    name: 'American Academy of Ophthalmology',
    location: 'Online',
  },
  { id: 'american-council-on-exercise', name: 'American Council on Exercise', location: 'Online' },
  {
    id: 'american-red-cross-training-services',
    name: 'American Red Cross Training Services',
    location: 'Many places in the USA',
  },
  { id: 'apco-institute', name: 'APCO Institute', location: 'Online' },
  { id: 'appraisal-institute', name: 'Appraisal Institute', location: 'Online' },
  {
    id: 'cambridge-english',
    name: 'Cambridge English',
    location: 'Many places worldwide and online',
  },
  { id: 'cfa-institute', name: 'CFA Institute', location: 'Online' },
  { id: 'cisco-networking-academy', name: 'Cisco Networking Academy', location: 'Online' },
  {
    id: 'cooperative-home-care-associates',
    name: 'Cooperative Home Care Associates',
    location: 'New York, New York',
  },
  {
    id: 'council-for-professional-recognition',
    name: 'Council for Professional Recognition',
    location: 'Many places and online, USA',
  },
  { id: 'cytech', name: 'Cytech', location: 'Many places in the United Kingdom' },
  { id: 'deutsche-bahn', name: 'Deutsche Bahn', location: 'Many places in Germany' },
  {
    id: 'electrical-training-alliance',
    name: 'Electrical Training Alliance',
    location: 'Many places in the USA',
  },
  {
    id: 'finishing-trades-institute',
    name: 'Finishing Trades Institute',
    location: 'Many places in the USA and Canada',
  },
  { id: 'freecodecamp', name: 'freeCodeCamp', location: 'Online' },
  { id: 'google-career-certificates', name: 'Google Career Certificates', location: 'Online' },
  { id: 'h-r-block', name: 'H&R Block', location: 'Online' },
  { id: 'hr-certification-institute', name: 'HR Certification Institute', location: 'Online' },
  { id: 'hubspot-academy', name: 'HubSpot Academy', location: 'Online' },
  {
    id: 'international-air-transport-association',
    name: 'International Air Transport Association',
    location: 'Online',
  },
  {
    id: 'international-facility-management-association',
    name: 'International Facility Management Association',
    location: 'Online',
  },
  {
    id: 'international-masonry-training-and-education-foundation',
    name: 'International Masonry Training and Education Foundation',
    location: 'Bowie, Maryland, and other places',
  },
  {
    id: 'international-training-institute',
    name: 'International Training Institute',
    location: 'Many places in the USA and Canada',
  },
  {
    id: 'international-union-of-operating-engineers',
    name: 'International Union of Operating Engineers',
    location: 'Many places in the USA and Canada',
  },
  { id: 'intuit-academy', name: 'Intuit Academy', location: 'Online' },
  { id: 'kaplan-financial-education', name: 'Kaplan Financial Education', location: 'Online' },
  { id: 'kaplan-real-estate-education', name: 'Kaplan Real Estate Education', location: 'Online' },
  { id: 'liuna-training', name: 'LIUNA Training', location: 'Many places in the USA and Canada' },
  { id: 'longwood-gardens', name: 'Longwood Gardens', location: 'Kennett Square, Pennsylvania' },
  {
    id: 'manufacturing-skill-standards-council',
    name: 'Manufacturing Skill Standards Council',
    location: 'Many places and online, USA',
  },
  {
    id: 'national-association-for-interpretation',
    name: 'National Association for Interpretation',
    location: 'Many places and online, USA',
  },
  {
    id: 'national-elevator-industry-educational-program',
    name: 'National Elevator Industry Educational Program',
    location: 'Many places in the USA',
  },
  {
    id: 'national-restaurant-association',
    name: 'National Restaurant Association',
    location: 'Online',
  },
  {
    id: 'national-retail-federation-foundation',
    name: 'National Retail Federation Foundation',
    location: 'Online',
  },
  { id: 'payrollorg', name: 'PayrollOrg', location: 'Online' },
  { id: 'penn-foster', name: 'Penn Foster', location: 'Online' },
  { id: 'project-management-institute', name: 'Project Management Institute', location: 'Online' },
  {
    id: 'publishing-training-centre',
    name: 'Publishing Training Centre',
    location: 'Online, United Kingdom',
  },
  {
    id: 'seafarers-international-union',
    name: 'Seafarers International Union',
    location: 'Piney Point, Maryland',
  },
  {
    id: 'solar-energy-international',
    name: 'Solar Energy International',
    location: 'Paonia, Colorado',
  },
  {
    id: 'specialty-coffee-association',
    name: 'Specialty Coffee Association',
    location: 'Many places worldwide',
  },
  {
    id: 'suzuki-association-of-the-americas',
    name: 'Suzuki Association of the Americas',
    location: 'Many places and online, USA',
  },
  { id: 'transport-for-london', name: 'Transport for London', location: 'London, United Kingdom' },
  { id: 'the-travel-institute', name: 'The Travel Institute', location: 'Online' },
  {
    id: 'united-association',
    name: 'United Association',
    location: 'Many places in the USA and Canada',
  },
  {
    id: 'united-brotherhood-of-carpenters',
    name: 'United Brotherhood of Carpenters',
    location: 'Many places in the USA and Canada',
  },
  {
    id: 'united-union-of-roofers-waterproofers-and-allied-workers',
    name: 'United Union of Roofers, Waterproofers and Allied Workers',
    location: 'Many places in the USA',
  },
  { id: 'us-soccer', name: 'U.S. Soccer', location: 'Many places and online, USA' },
  {
    id: 'wireless-infrastructure-association',
    name: 'Wireless Infrastructure Association',
    location: 'Many places in the USA',
  },
];
