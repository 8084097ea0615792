import type {
  CareerFamiliesOutput,
  CareerOutput,
  CareersInput,
  CareersOutput,
  ConsultantsInput,
  ConsultantsOutput,
  ProgramsInput,
  ProgramsOutput,
} from '@guildpath/contract';
import { exampleCareerListing as nurse } from '../../trpc/examples.ts';

const program = {
  id: 'miami-dade-college-nursing',
  name: 'Nursing (AS)',
  level: 'associate',
  schoolName: 'Miami Dade College',
  location: 'Miami, Florida',
  schoolUrl: 'https://www.mdc.edu',
} as const;

export const catalogueExamples = {
  careers: {
    input: {
      search: 'nurse',
      type: 'social',
      jobZone: nurse.jobZone,
      category: nurse.category,
      sort: 'match',
      page: 1,
      pageSize: 20,
    } satisfies CareersInput,
    output: { careers: [{ ...nurse, matchPercentage: 78 }], total: 1 } satisfies CareersOutput,
  },
  career: {
    input: { careerId: nurse.id },
    output: {
      ...nurse,
      interests: {
        realistic: 3.46,
        investigative: 4.71,
        artistic: 1.34,
        social: 5.57,
        enterprising: 2.38,
        conventional: 4.75,
      },
      relatedCareers: [{ id: 'paramedic', title: 'Paramedic' }],
      programs: [program],
      companies: ['Mayo Clinic'],
      entryEducation: "Bachelor's degree",
      day: 'You go from bed to bed with medicine, questions and a practised eye.',
      enjoys: 'People like how closely they see someone get better.',
      wears: 'They complain of night shifts and of too few hands.',
      firstStep: 'Ask the nearest hospital about a day as a volunteer.',
    } satisfies CareerOutput,
  },
  families: {
    output: {
      families: [{ category: nurse.category, careers: 10 }],
    } satisfies CareerFamiliesOutput,
  },
  consultants: {
    input: {
      search: 'hospital',
      category: nurse.category,
      page: 1,
      pageSize: 20,
    } satisfies ConsultantsInput,
    output: {
      consultants: [
        {
          id: 'sample-priya-raghunandan',
          consultantName: 'Priya Raghunandan',
          specialty: 'Nursing and hospital careers',
          location: 'Chicago, Illinois',
          rating: 4.9,
          isSample: true,
        },
      ],
      total: 1,
    } satisfies ConsultantsOutput,
  },
  programs: {
    input: {
      search: 'nursing',
      level: program.level,
      page: 1,
      pageSize: 20,
    } satisfies ProgramsInput,
    output: {
      programs: [{ ...program, careers: [nurse.title] }],
      total: 1,
    } satisfies ProgramsOutput,
  },
};
