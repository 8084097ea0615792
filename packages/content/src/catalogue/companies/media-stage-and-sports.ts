import type { FamilyCompany } from '../job-families.ts';

export const mediaStageAndSportsCompanies: readonly FamilyCompany[] = [
  { id: 'a24', name: 'A24', categories: ['Camera and Sound'] },
  { id: 'associated-press', name: 'Associated Press', categories: ['Writing and Languages'] },
  { id: 'bbc', name: 'BBC', categories: ['Camera and Sound', 'Writing and Languages'] },
  {
    id: 'carnival-cruise-line',
    name: 'Carnival Cruise Line',
    categories: ['Stage and Music', 'Ships and Fishing'],
  },
  { id: 'cirque-du-soleil', name: 'Cirque du Soleil', categories: ['Stage and Music'] },
  { id: 'fifa', name: 'FIFA', categories: ['Sports and Fitness'] },
  { id: 'img-academy', name: 'IMG Academy', categories: ['Sports and Fitness'] },
  { id: 'live-nation', name: 'Live Nation', categories: ['Stage and Music'] },
  { id: 'major-league-soccer', name: 'Major League Soccer', categories: ['Sports and Fitness'] },
  {
    id: 'national-basketball-association',
    name: 'National Basketball Association',
    categories: ['Sports and Fitness'],
  },
  { id: 'national-geographic', name: 'National Geographic', categories: ['Writing and Languages'] },
  { id: 'nbcuniversal', name: 'NBCUniversal', categories: ['Camera and Sound'] },
  { id: 'netflix', name: 'Netflix', categories: ['Camera and Sound'] },
  { id: 'new-york-city-ballet', name: 'New York City Ballet', categories: ['Stage and Music'] },
  { id: 'the-new-york-times', name: 'The New York Times', categories: ['Writing and Languages'] },
  { id: 'npr', name: 'NPR', categories: ['Writing and Languages'] },
  { id: 'paramount', name: 'Paramount', categories: ['Camera and Sound'] },
  {
    id: 'penguin-random-house',
    name: 'Penguin Random House',
    categories: ['Writing and Languages'],
  },
  { id: 'planet-fitness', name: 'Planet Fitness', categories: ['Sports and Fitness'] },
  { id: 'reuters', name: 'Reuters', categories: ['Writing and Languages'] },
  { id: 'royal-opera-house', name: 'Royal Opera House', categories: ['Stage and Music'] },
  {
    id: 'royal-shakespeare-company',
    name: 'Royal Shakespeare Company',
    categories: ['Stage and Music'],
  },
  { id: 'sydney-opera-house', name: 'Sydney Opera House', categories: ['Stage and Music'] },
  {
    id: 'united-states-olympic-paralympic-committee',
    name: 'United States Olympic & Paralympic Committee',
    categories: ['Sports and Fitness'],
  },
  {
    id: 'walt-disney-company',
    name: 'Walt Disney Company',
    categories: ['Camera and Sound', 'Stage and Music', 'Travel and Hospitality', 'Vehicle Repair'],
  },
  { id: 'warner-bros-discovery', name: 'Warner Bros Discovery', categories: ['Camera and Sound'] },
  {
    id: 'ymca',
    name: 'YMCA',
    categories: ['Sports and Fitness', 'Childcare and Early Learning', 'Community and Charity'],
  },
];
