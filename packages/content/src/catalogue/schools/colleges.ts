import type { School } from '@guildpath/contract';

/** Community and technical colleges, and colleges that lead to a first degree. */
export const colleges: readonly School[] = [
  {
    id: 'augusta-technical-college',
    name: 'Augusta Technical College',
    location: 'Augusta, Georgia',
  },
  { id: 'austin-community-college', name: 'Austin Community College', location: 'Austin, Texas' },
  { id: 'baruch-college', name: 'Baruch College', location: 'New York, New York' },
  {
    id: 'bismarck-state-college',
    name: 'Bismarck State College',
    location: 'Bismarck, North Dakota',
  },
  {
    id: 'borough-of-manhattan-community-college',
    name: 'Borough of Manhattan Community College',
    location: 'New York, New York',
  },
  {
    id: 'chemeketa-community-college',
    name: 'Chemeketa Community College',
    location: 'Salem, Oregon',
  },
  {
    id: 'cincinnati-state-technical-and-community-college',
    name: 'Cincinnati State Technical and Community College',
    location: 'Cincinnati, Ohio',
  },
  {
    id: 'city-college-of-san-francisco',
    name: 'City College of San Francisco',
    location: 'San Francisco, California',
  },
  {
    id: 'community-college-of-philadelphia',
    name: 'Community College of Philadelphia',
    location: 'Philadelphia, Pennsylvania',
  },
  {
    id: 'cuyahoga-community-college',
    name: 'Cuyahoga Community College',
    location: 'Cleveland, Ohio',
  },
  {
    id: 'durham-technical-community-college',
    name: 'Durham Technical Community College',
    location: 'Durham, North Carolina',
  },
  { id: 'foothill-college', name: 'Foothill College', location: 'Los Altos Hills, California' },
  {
    id: 'fox-valley-technical-college',
    name: 'Fox Valley Technical College',
    location: 'Appleton, Wisconsin',
  },
  {
    id: 'haywood-community-college',
    name: 'Haywood Community College',
    location: 'Clyde, North Carolina',
  },
  { id: 'hillsborough-college', name: 'Hillsborough College', location: 'Tampa, Florida' },
  {
    id: 'houston-community-college',
    name: 'Houston Community College',
    location: 'Houston, Texas',
  },
  {
    id: 'iowa-lakes-community-college',
    name: 'Iowa Lakes Community College',
    location: 'Estherville, Iowa',
  },
  {
    id: 'john-jay-college-of-criminal-justice',
    name: 'John Jay College of Criminal Justice',
    location: 'New York, New York',
  },
  {
    id: 'lake-region-state-college',
    name: 'Lake Region State College',
    location: 'Devils Lake, North Dakota',
  },
  {
    id: 'los-angeles-city-college',
    name: 'Los Angeles City College',
    location: 'Los Angeles, California',
  },
  { id: 'madison-college', name: 'Madison College', location: 'Madison, Wisconsin' },
  {
    id: 'massachusetts-maritime-academy',
    name: 'Massachusetts Maritime Academy',
    location: 'Buzzards Bay, Massachusetts',
  },
  { id: 'miami-dade-college', name: 'Miami Dade College', location: 'Miami, Florida' },
  {
    id: 'milwaukee-area-technical-college',
    name: 'Milwaukee Area Technical College',
    location: 'Milwaukee, Wisconsin',
  },
  {
    id: 'minnesota-state-college-southeast',
    name: 'Minnesota State College Southeast',
    location: 'Red Wing, Minnesota',
  },
  { id: 'moorpark-college', name: 'Moorpark College', location: 'Moorpark, California' },
  { id: 'north-seattle-college', name: 'North Seattle College', location: 'Seattle, Washington' },
  {
    id: 'northern-virginia-community-college',
    name: 'Northern Virginia Community College',
    location: 'Annandale, Virginia',
  },
  { id: 'orange-coast-college', name: 'Orange Coast College', location: 'Costa Mesa, California' },
  { id: 'pasadena-city-college', name: 'Pasadena City College', location: 'Pasadena, California' },
  { id: 'pima-community-college', name: 'Pima Community College', location: 'Tucson, Arizona' },
  {
    id: 'portland-community-college',
    name: 'Portland Community College',
    location: 'Portland, Oregon',
  },
  {
    id: 'salem-community-college',
    name: 'Salem Community College',
    location: 'Carneys Point, New Jersey',
  },
  {
    id: 'salt-lake-community-college',
    name: 'Salt Lake Community College',
    location: 'Salt Lake City, Utah',
  },
  {
    id: 'santa-rosa-junior-college',
    name: 'Santa Rosa Junior College',
    location: 'Santa Rosa, California',
  },
  { id: 'sheridan-college', name: 'Sheridan College', location: 'Oakville, Canada' },
  { id: 'suny-cobleskill', name: 'SUNY Cobleskill', location: 'Cobleskill, New York' },
  {
    id: 'suny-college-of-environmental-science-and-forestry',
    name: 'SUNY College of Environmental Science and Forestry',
    location: 'Syracuse, New York',
  },
  { id: 'suny-maritime-college', name: 'SUNY Maritime College', location: 'New York, New York' },
  {
    id: 'wake-technical-community-college',
    name: 'Wake Technical Community College',
    location: 'Raleigh, North Carolina',
  },
  { id: 'webb-institute', name: 'Webb Institute', location: 'Glen Cove, New York' },
];
