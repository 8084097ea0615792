import type { School } from '@guildpath/contract';

/** Schools that teach a single art, craft or trade. */
export const academies: readonly School[] = [
  { id: 'arsutoria-school', name: 'Arsutoria School', location: 'Milan, Italy' },
  {
    id: 'artcenter-college-of-design',
    name: 'ArtCenter College of Design',
    location: 'Pasadena, California',
  },
  {
    id: 'aveda-arts-sciences-institutes',
    name: 'Aveda Arts & Sciences Institutes',
    location: 'Minneapolis, Minnesota, and other places',
  },
  {
    id: 'berklee-college-of-music',
    name: 'Berklee College of Music',
    location: 'Boston, Massachusetts',
  },
  {
    id: 'central-saint-martins',
    name: 'Central Saint Martins',
    location: 'London, United Kingdom',
  },
  {
    id: 'culinary-institute-of-america',
    name: 'Culinary Institute of America',
    location: 'Hyde Park, New York',
  },
  {
    id: 'divers-institute-of-technology',
    name: 'Divers Institute of Technology',
    location: 'Seattle, Washington',
  },
  {
    id: 'eastman-school-of-music',
    name: 'Eastman School of Music',
    location: 'Rochester, New York',
  },
  { id: 'ecole-chocolat', name: 'Ecole Chocolat', location: 'Online' },
  {
    id: 'european-bartender-school',
    name: 'European Bartender School',
    location: 'Many places worldwide',
  },
  {
    id: 'fashion-institute-of-technology',
    name: 'Fashion Institute of Technology',
    location: 'New York, New York',
  },
  {
    id: 'gemological-institute-of-america',
    name: 'Gemological Institute of America',
    location: 'Carlsbad, California',
  },
  {
    id: 'guildhall-school-of-music-drama',
    name: 'Guildhall School of Music & Drama',
    location: 'London, United Kingdom',
  },
  { id: 'hillsboro-aero-academy', name: 'Hillsboro Aero Academy', location: 'Hillsboro, Oregon' },
  {
    id: 'hobart-institute-of-welding-technology',
    name: 'Hobart Institute of Welding Technology',
    location: 'Troy, Ohio',
  },
  { id: 'img-academy', name: 'IMG Academy', location: 'Bradenton, Florida' },
  {
    id: 'iyrs-school-of-technology-trades',
    name: 'IYRS School of Technology & Trades',
    location: 'Newport, Rhode Island',
  },
  { id: 'the-juilliard-school', name: 'The Juilliard School', location: 'New York, New York' },
  { id: 'le-cordon-bleu', name: 'Le Cordon Bleu', location: 'Paris, France' },
  {
    id: 'london-college-of-fashion',
    name: 'London College of Fashion',
    location: 'London, United Kingdom',
  },
  {
    id: 'motorcycle-mechanics-institute',
    name: 'Motorcycle Mechanics Institute',
    location: 'Orlando, Florida',
  },
  {
    id: 'national-film-and-television-school',
    name: 'National Film and Television School',
    location: 'Beaconsfield, United Kingdom',
  },
  {
    id: 'national-holistic-institute',
    name: 'National Holistic Institute',
    location: 'Emeryville, California',
  },
  {
    id: 'national-institute-of-design',
    name: 'National Institute of Design',
    location: 'Ahmedabad, India',
  },
  {
    id: 'national-outdoor-leadership-school',
    name: 'National Outdoor Leadership School',
    location: 'Lander, Wyoming, and other places',
  },
  {
    id: 'north-bennet-street-school',
    name: 'North Bennet Street School',
    location: 'Boston, Massachusetts',
  },
  {
    id: 'northwest-lineman-college',
    name: 'Northwest Lineman College',
    location: 'Meridian, Idaho, and other places',
  },
  {
    id: 'paul-mitchell-schools',
    name: 'Paul Mitchell Schools',
    location: 'Many places in the USA',
  },
  {
    id: 'rhode-island-school-of-design',
    name: 'Rhode Island School of Design',
    location: 'Providence, Rhode Island',
  },
  {
    id: 'royal-academy-of-dramatic-art',
    name: 'Royal Academy of Dramatic Art',
    location: 'London, United Kingdom',
  },
  {
    id: 'royal-academy-of-music',
    name: 'Royal Academy of Music',
    location: 'London, United Kingdom',
  },
  {
    id: 'savannah-college-of-art-and-design',
    name: 'Savannah College of Art and Design',
    location: 'Savannah, Georgia',
  },
  {
    id: 'school-of-the-art-institute-of-chicago',
    name: 'School of the Art Institute of Chicago',
    location: 'Chicago, Illinois',
  },
  { id: 'school-of-visual-arts', name: 'School of Visual Arts', location: 'New York, New York' },
  {
    id: 'universal-technical-institute',
    name: 'Universal Technical Institute',
    location: 'Avondale, Arizona, and other places',
  },
  {
    id: 'university-of-north-carolina-school-of-the-arts',
    name: 'University of North Carolina School of the Arts',
    location: 'Winston-Salem, North Carolina',
  },
];
