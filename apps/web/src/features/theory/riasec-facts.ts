import type { RiasecType } from '@guildpath/contract';

interface RiasecFacts {
  readonly nickname: string;
  readonly description: string;
  readonly traits: string;
  readonly careers: string;
}

export const riasecFacts: Record<RiasecType, RiasecFacts> = {
  realistic: {
    nickname: 'the Doers',
    description:
      'Realistic people like work that they can touch. They enjoy tools, machines, plants, animals and the open air, and they trust what has been tried more than what has been talked about.',
    traits: 'Practical, steady, hands-on, frank, good with things',
    careers: 'Electrician, civil engineering technician, pilot, chef, forester, machinist',
  },
  investigative: {
    nickname: 'the Thinkers',
    description:
      'Investigative people want to know why. They observe, measure, doubt and try again, and a hard problem is a present to them. They like to work in depth and at their own pace.',
    traits: 'Curious, analytical, exact, independent, patient with hard questions',
    careers: 'Biologist, data scientist, physician, software developer, economist, archaeologist',
  },
  artistic: {
    nickname: 'the Creators',
    description:
      'Artistic people like to make what was not there before. They think in pictures, sounds and words, want room for their own way, and wither under rules for rules’ sake.',
    traits: 'Imaginative, expressive, original, open, sensitive to form',
    careers: 'Graphic designer, writer, architect, musician, film editor, interior designer',
  },
  social: {
    nickname: 'the Helpers',
    description:
      'Social people like to work with people. They teach, listen, heal and bring others together, and they measure a day by what it did for someone.',
    traits: 'Warm, patient, cooperative, understanding, good at explaining',
    careers: 'Teacher, nurse, social worker, speech therapist, career counselor, coach',
  },
  enterprising: {
    nickname: 'the Persuaders',
    description:
      'Enterprising people like to set things in motion. They lead, sell, bargain and decide, take risks that others avoid, and enjoy seeing a plan become real because they pushed it.',
    traits: 'Confident, ambitious, energetic, persuasive, quick to decide',
    careers: 'Sales manager, founder, lawyer, producer, real estate agent, project manager',
  },
  conventional: {
    nickname: 'the Organizers',
    description:
      'Conventional people like things to be in order. They keep records, spot the figure that is off, and make sure that what was promised is done on time and the same way twice.',
    traits: 'Careful, reliable, orderly, precise, thorough',
    careers: 'Accountant, archivist, logistics planner, pharmacy technician, editor, auditor',
  },
};
