import { type Career, type EntryEducation, payYear } from '@guildpath/contract';
import { capitalize, inSentence, withArticle } from '../../shared/words.ts';
import type { Part } from './compose.ts';

/** The way in: schooling, pay, who pays where there is no employer, and a first step. */
export function wayInParts(career: Career): Part[] {
  return [
    {
      topic: career.entryEducation ? 'education' : 'preparation',
      variants: schoolingTexts(career),
      rank: 0,
    },
    { topic: career.payGroup ? 'pay of group' : 'pay', variants: payTexts(career), rank: 2 },
    { topic: 'self-employment', variants: selfEmployedTexts(career), rank: 1 },
  ];
}

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

/** Job Zones say less than a row of the handbook does, so these words are careful. */
const preparationWords: Readonly<Record<Career['jobZone'], string>> = {
  1: 'little or no training, often a few days',
  2: 'some training, often a few months on the job',
  3: 'a year or two of training, such as an apprenticeship or an associate degree',
  4: "several years of preparation, often a bachelor's degree",
  5: "long preparation, often study beyond a bachelor's degree",
};

function schoolingTexts({ title, entryEducation, jobZone }: Career): string[] {
  const a = withArticle(inSentence(title));
  if (entryEducation === 'No formal educational credential') {
    return [
      'No diploma or degree is asked for at the start.',
      `People typically start as ${a} without a diploma or degree.`,
      'You can usually begin without a diploma.',
      `Employers of ${a} seldom ask for a diploma or degree.`,
      'As for schooling, none is usually required to begin.',
    ];
  }
  if (entryEducation) {
    const words = educationWords[entryEducation];
    return [
      `The usual way in is ${words}.`,
      `To become ${a}, people typically need ${words}.`,
      `${capitalize(words)} is what most beginners bring.`,
      `Typical schooling for ${a}: ${words}.`,
      `Employers of ${a} mostly look for ${words}.`,
      `As for schooling, ${words} is typical at the start.`,
      `What you need at the start is, as a rule, ${words}.`,
      `Plan on ${words}, which is typical for ${a} who is just starting.`,
      `New people typically come with ${words}.`,
    ];
  }
  const words = preparationWords[jobZone];
  return [
    `Work of this kind tends to take ${words}.`,
    `Becoming ${a} usually takes ${words}.`,
    `Schooling varies, but jobs at this level ask for ${words}.`,
    `Ways in differ, but most take ${words}.`,
    `There is no single way in, but count on ${words}.`,
    `Before the first job, expect ${words}.`,
    `What it takes to start is usually ${words}.`,
  ];
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

function payTexts({ medianPay, payGroup, title }: Career): string[] {
  if (medianPay === undefined) return [];
  const pay = dollars.format(medianPay);
  const a = withArticle(inSentence(title));
  return payGroup
    ? [
        `Median pay ${payYear}, all ${payGroup}: ${pay} a year.`,
        `Half of all ${payGroup} earned more than ${pay} in ${payYear}, half less.`,
        `In ${payYear}, the median pay of all ${payGroup} was ${pay} a year.`,
        `Among all ${payGroup}, the median pay in ${payYear} was ${pay} a year.`,
      ]
    : [
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
