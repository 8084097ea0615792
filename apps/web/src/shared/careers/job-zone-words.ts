import type { JobZone } from '@guildpath/contract';

interface JobZoneWords {
  readonly name: string;
  readonly meaning: string;
}

export const jobZoneWords: Record<JobZone, JobZoneWords> = {
  1: {
    name: 'Little or no preparation',
    meaning: 'Learned on the job, within days or a few months.',
  },
  2: {
    name: 'Some preparation',
    meaning: 'Usually a high school diploma, then a few months with experienced coworkers.',
  },
  3: {
    name: 'Medium preparation',
    meaning:
      'Usually one or two years: practice on the job, vocational school or an associate degree.',
  },
  4: {
    name: 'Considerable preparation',
    meaning: 'Usually a bachelor’s degree and some years of experience.',
  },
  5: {
    name: 'Extensive preparation',
    meaning: 'Usually a graduate degree and long experience.',
  },
};
