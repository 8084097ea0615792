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
      'Realistic people like work they can get their hands on. They enjoy tools, machines, plants, animals and being outdoors, and they trust what works more than what sounds good.',
    traits: 'Practical, steady, hands-on, frank, good with things',
    careers: 'Electrician, civil engineering technician, pilot, chef, forester, machinist',
  },
  investigative: {
    nickname: 'the Thinkers',
    description:
      'Investigative people want to know why. They observe, measure, doubt and try again, and a hard problem makes their day. They like to dig deep and work at their own pace.',
    traits: 'Curious, analytical, exact, independent, patient with hard questions',
    careers: 'Biologist, data scientist, physician, software developer, economist, archaeologist',
  },
  artistic: {
    nickname: 'the Creators',
    description:
      'Artistic people like to make something new. They think in pictures, sounds and words, want to do things their own way, and can’t stand rules for rules’ sake.',
    traits: 'Imaginative, expressive, original, open, with an eye for form',
    careers: 'Graphic designer, writer, architect, musician, film editor, interior designer',
  },
  social: {
    nickname: 'the Helpers',
    description:
      'Social people like to work with people. They teach, listen, heal and bring others together, and a day is good when they’ve helped someone.',
    traits: 'Warm, patient, cooperative, understanding, good at explaining',
    careers: 'Teacher, nurse, social worker, speech therapist, career counselor, coach',
  },
  enterprising: {
    nickname: 'the Persuaders',
    description:
      'Enterprising people like to get things moving. They lead, sell, bargain and decide, take risks others avoid, and love it when a plan becomes real because they pushed it.',
    traits: 'Confident, ambitious, energetic, persuasive, quick to decide',
    careers: 'Sales manager, founder, lawyer, producer, real estate agent, project manager',
  },
  conventional: {
    nickname: 'the Organizers',
    description:
      'Conventional people like things in order. They keep records, spot the number that’s off, and make sure promises are kept on time, every time.',
    traits: 'Careful, reliable, orderly, precise, thorough',
    careers: 'Accountant, archivist, logistics planner, pharmacy technician, editor, auditor',
  },
};
