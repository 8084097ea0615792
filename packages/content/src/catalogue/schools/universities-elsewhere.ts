import type { School } from '@guildpath/contract';

/** Universities and university-level schools outside the USA. */
export const universitiesElsewhere: readonly School[] = [
  { id: 'ashesi-university', name: 'Ashesi University', location: 'Berekuso, Ghana' },
  {
    id: 'copenhagen-business-school',
    name: 'Copenhagen Business School',
    location: 'Copenhagen, Denmark',
  },
  {
    id: 'delft-university-of-technology',
    name: 'Delft University of Technology',
    location: 'Delft, Netherlands',
  },
  {
    id: 'ehl-hospitality-business-school',
    name: 'EHL Hospitality Business School',
    location: 'Lausanne, Switzerland',
  },
  { id: 'eth-zurich', name: 'ETH Zurich', location: 'Zurich, Switzerland' },
  { id: 'hertie-school', name: 'Hertie School', location: 'Berlin, Germany' },
  { id: 'iit-madras', name: 'IIT Madras', location: 'Chennai, India' },
  {
    id: 'imperial-college-london',
    name: 'Imperial College London',
    location: 'London, United Kingdom',
  },
  { id: 'insead', name: 'INSEAD', location: 'Fontainebleau, France, and Singapore' },
  { id: 'kings-college-london', name: "King's College London", location: 'London, United Kingdom' },
  {
    id: 'london-school-of-economics-and-political-science',
    name: 'London School of Economics and Political Science',
    location: 'London, United Kingdom',
  },
  {
    id: 'loughborough-university',
    name: 'Loughborough University',
    location: 'Loughborough, United Kingdom',
  },
  { id: 'lund-university', name: 'Lund University', location: 'Lund, Sweden' },
  { id: 'the-open-university', name: 'The Open University', location: 'Online, United Kingdom' },
  {
    id: 'technical-university-of-munich',
    name: 'Technical University of Munich',
    location: 'Munich, Germany',
  },
  {
    id: 'thompson-rivers-university',
    name: 'Thompson Rivers University',
    location: 'Kamloops, Canada',
  },
  {
    id: 'university-college-london',
    name: 'University College London',
    location: 'London, United Kingdom',
  },
  {
    id: 'university-of-british-columbia',
    name: 'University of British Columbia',
    location: 'Vancouver, Canada',
  },
  {
    id: 'university-of-cambridge',
    name: 'University of Cambridge',
    location: 'Cambridge, United Kingdom',
  },
  {
    id: 'university-of-cape-town',
    name: 'University of Cape Town',
    location: 'Cape Town, South Africa',
  },
  {
    id: 'university-of-edinburgh',
    name: 'University of Edinburgh',
    location: 'Edinburgh, United Kingdom',
  },
  {
    id: 'university-of-leicester',
    name: 'University of Leicester',
    location: 'Leicester, United Kingdom',
  },
  { id: 'university-of-oxford', name: 'University of Oxford', location: 'Oxford, United Kingdom' },
  {
    id: 'university-of-strathclyde',
    name: 'University of Strathclyde',
    location: 'Glasgow, United Kingdom',
  },
  { id: 'university-of-sydney', name: 'University of Sydney', location: 'Sydney, Australia' },
  { id: 'university-of-twente', name: 'University of Twente', location: 'Enschede, Netherlands' },
  { id: 'university-of-waterloo', name: 'University of Waterloo', location: 'Waterloo, Canada' },
  {
    id: 'wageningen-university-research',
    name: 'Wageningen University & Research',
    location: 'Wageningen, Netherlands',
  },
];
