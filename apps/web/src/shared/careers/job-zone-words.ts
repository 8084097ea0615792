import type { JobZone } from '@guildpath/contract';

interface JobZoneWords {
  readonly name: string;
  readonly meaning: string;
}

export const jobZoneWords: Record<JobZone, JobZoneWords> = {
  1: {
    name: 'Little or no preparation',
    meaning: 'You learn it on the job, in a few days or months.',
  },
  2: {
    name: 'Some preparation',
    meaning: 'Usually a high school diploma, then a few months with experienced coworkers.',
  },
  3: {
    name: 'Medium preparation',
    meaning:
      'Usually one or two years of on-the-job training, vocational school or an associate degree.',
  },
  4: {
    name: 'Considerable preparation',
    meaning: 'Usually a bachelor’s degree and a few years of experience.',
  },
  5: {
    name: 'Extensive preparation',
    meaning: 'Usually a graduate degree and many years of experience.',
  },
};
