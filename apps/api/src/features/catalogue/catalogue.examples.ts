import type {
  CareerFamiliesOutput,
  CareerListing,
  CareerOutput,
  CareersInput,
  CareersOutput,
  ConsultantsInput,
  ConsultantsOutput,
  ProgramsInput,
  ProgramsOutput,
} from '@guildpath/contract';

const nurse: CareerListing = {
  id: 'registered-nurse',
  title: 'Registered Nurse',
  category: 'Nursing and Patient Services',
  description:
    'You look after patients around the clock, giving medicine, watching for changes and comforting families. In one shift you may start a drip, brief a doctor and teach someone how to care for a wound at home.',
  types: ['social', 'conventional', 'investigative'],
  jobZone: 4,
  medianPay: 93600,
  growthPercent: 5,
  skills: ['Patient Care', 'Empathy', 'Teamwork', 'Helping People', 'Decision Making'],
};

const program = {
  id: 'miami-dade-college-nursing',
  name: 'Nursing (AS)',
  level: 'associate',
  schoolName: 'Miami Dade College',
  location: 'Miami, Florida',
} as const;

export const catalogueExamples = {
  careers: {
    input: {
      search: 'nurse',
      type: 'social',
      jobZone: nurse.jobZone,
      category: nurse.category,
      page: 1,
      pageSize: 20,
    } satisfies CareersInput,
    output: { careers: [nurse], total: 1 } satisfies CareersOutput,
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
