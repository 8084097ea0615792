import { type Career, type EntryEducation, isDegreeOptional, payYear } from '@guildpath/contract';
import { oncePer } from '@guildpath/scoring';
import { capitalize } from '../words.ts';
import type { Part } from './compose.ts';
import { nounOf } from './writer-context.ts';

/** Describes schooling, pay, who pays where there is no employer, and a first step. */
export const wayInParts = oncePer((career: Career): readonly Part[] => [
  {
    topic: career.entryEducation ? 'education' : 'preparation',
    variants: schoolingTexts(career),
    rank: 0,
  },
  { topic: 'pay', variants: payTexts(career), rank: 2 },
  { topic: 'self-employment', variants: selfEmployedTexts(career), rank: 1 },
  stepPart(career),
]);

const educationWords: Readonly<
  Record<Exclude<EntryEducation, 'No formal educational credential'>, string>
> = {
  'High school diploma or equivalent': 'a high school diploma',
  'Postsecondary nondegree award': 'a certificate from a course after high school',
  'Some college, no degree': 'some college without a degree',
  "Associate's degree": "a two-year associate's degree",
  "Bachelor's degree": "a bachelor's degree",
  "Master's degree": "a master's degree",
  'Doctoral or professional degree': 'a doctoral or professional degree',
};

/**
 * Job Zones are less precise than entry education and mix study with practice, so these words are careful.
 */
const preparationWords: Readonly<Record<Career['jobZone'], string>> = {
  1: 'little or no training, often a few days',
  2: 'some training, often a few months on the job',
  3: 'a year or two of preparation, by practice on the job, at a vocational school or in college',
  4: "several years of preparation, often a bachelor's degree",
  5: "long preparation, often study beyond a bachelor's degree",
};

function schoolingTexts(career: Career): string[] {
  if (isDegreeOptional(career)) return optionalDegreeTexts(career);
  const { entryEducation, jobZone } = career;
  const a = nounOf(career);
  // Clients of the self-employed hardly ever ask for a degree, however typical it is.
  const isHired = !career.commissionedBy;
  if (entryEducation === 'No formal educational credential') {
    return [
      'No diploma or degree is asked for at the start.',
      `People typically start as ${a} without a diploma or degree.`,
      'You can usually begin without a diploma.',
      ...(isHired ? [`Employers of ${a} seldom ask for a diploma or degree.`] : []),
      'As for schooling, none is usually required to begin.',
    ];
  }
  if (entryEducation) {
    const words = educationWords[entryEducation];
    return [
      `The usual way in is ${words}.`,
      `${capitalize(words)} is what most beginners bring.`,
      `Typical schooling for ${a}: ${words}.`,
      `As for schooling, ${words} is typical at the start.`,
      `Plan on ${words}, which is typical for ${a} who is just starting.`,
      `New people typically come with ${words}.`,
      ...(isHired
        ? [
            `To become ${a}, people typically need ${words}.`,
            `Employers of ${a} mostly look for ${words}.`,
            `What you need at the start is, as a rule, ${words}.`,
          ]
        : []),
    ];
  }
  const words = preparationWords[jobZone];
  return [
    `Work of this kind tends to take ${words}.`,
    `Becoming ${a} usually takes ${words}.`,
    `Schooling varies, but jobs at this level ask for ${words}.`,
    `Ways in differ, but most take ${words}.`,
    `There is no single way in, but count on ${words}.`,
    `Until you know the work, expect ${words}.`,
    `What it takes to learn it is usually ${words}.`,
  ];
}

function optionalDegreeTexts(career: Career): string[] {
  const { entryEducation } = career;
  if (!entryEducation || entryEducation === 'No formal educational credential') {
    return [
      'There is no set way in, and nobody asks for a degree.',
      "You can begin without a degree, since it's the work itself that gets paid.",
      `Nobody asks ${nounOf(career)} for a diploma.`,
      'As for schooling, none is asked for, though a course can save you mistakes.',
    ];
  }
  const words = educationWords[entryEducation];
  return [
    `${capitalize(words)} is common, but clients look at the work and not at a diploma.`,
    `Many have ${words}, though it's the work itself that gets paid.`,
    `${capitalize(words)} can help, yet what you have to show counts for more.`,
    `As for schooling, ${words} is common, but clients seldom ask for it.`,
  ];
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/**
 * Leaves out pay that belongs to a group, because the screens show it above the analysis with the group's
 * name.
 */
function payTexts(career: Career): string[] {
  const { medianPay, payGroup } = career;
  if (medianPay === undefined || payGroup) return [];
  const pay = dollars.format(medianPay);
  const a = nounOf(career);
  return [
    `Median pay ${payYear}: ${pay} a year.`,
    `Half of those in this work earned more than ${pay} in ${payYear}, half less.`,
    `In ${payYear}, the median pay was ${pay} a year.`,
    `Pay in ${payYear} had a median of ${pay} a year.`,
    `For ${a}, the median pay in ${payYear} was ${pay} a year.`,
    `The median pay for ${payYear} is ${pay} a year.`,
    `A year of this work paid ${pay} at the median in ${payYear}.`,
  ];
}

function selfEmployedTexts({ commissionedBy }: Career): string[] {
  if (!commissionedBy) return [];
  return [
    `Most people in it work for themselves, paid by ${commissionedBy}.`,
    `Steady jobs are few: most work for themselves, for ${commissionedBy}.`,
    `Being your own boss is the rule, and the money comes from ${commissionedBy}.`,
    `Self-employment is common, with ${commissionedBy} paying.`,
  ];
}

const askingAround: Part = {
  topic: 'asking around',
  variants: [
    'To find out more, ask someone who does it what their last week looked like.',
    'A first step: talk for ten minutes with someone who does this work.',
    'Before you decide, see whether you can follow somebody through a day of it.',
    'One way to find out: read three job ads for it, and note what they all ask for.',
    'Want to know more? Ask a school counselor who near you does this work.',
    'A small test: explain to a friend what such a day holds, and find out what you do not know yet.',
  ],
  rank: 0,
};

function stepPart({ firstStep }: Career): Part {
  if (!firstStep) return askingAround;
  return {
    topic: 'first step',
    variants: [
      `To try this month: ${firstStep}`,
      `A first step: ${firstStep}`,
      `Want a taste of it? ${firstStep}`,
      `This month, try this: ${firstStep}`,
      `One way to find out: ${firstStep}`,
      `Before you decide: ${firstStep}`,
      `Something for a free afternoon: ${firstStep}`,
      `A small test: ${firstStep}`,
      `Try the work on: ${firstStep}`,
      `No need to wait for school: ${firstStep}`,
    ],
    rank: 0,
  };
}
