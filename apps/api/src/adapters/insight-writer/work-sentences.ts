import type { Career } from '@guildpath/contract';
import { distinctInterests } from './distinct-interests.ts';
import type { Sentence } from './fit-words.ts';
import type { InsightFacts } from './insight-writer.ts';
import { joinWords } from './join-words.ts';
import { interestPhrases } from './phrases/interest-phrases.ts';

/** What it takes to start, by O*NET Job Zone. */
const preparationByJobZone: Readonly<Record<Career['jobZone'], string>> = {
  1: 'Most people learn it within days or weeks',
  2: 'Most people learn it on the job within months',
  3: 'Most people train for one or two years first',
  4: "Most people bring a bachelor's degree",
  5: "Most people study beyond a bachelor's degree",
};

const skillsNamed = 3;
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** What the work is like, what it takes to start, and what it pays: all from the catalogue's figures. */
export function workSentences(
  career: Career,
  { careers, skillsById }: Pick<InsightFacts, 'careers' | 'skillsById'>,
): Sentence[] {
  const [first, second] = distinctInterests(career, careers).map(
    (type) => interestPhrases[type].work,
  );
  const skills = career.skills
    .slice(0, skillsNamed)
    .map(({ skillId }) => skillsById.get(skillId).name);
  return [
    `More than most careers, this one is about ${first}.`,
    second ? { text: `Next comes ${second}.`, spare: 4 } : '',
    `It leans on ${joinWords(skills)}.`,
    { text: `${preparationByJobZone[career.jobZone]}.`, spare: 2 },
    { text: outlookSentence(career), spare: 3 },
  ];
}

function outlookSentence({ medianPay, growthPercent }: Career): string {
  const pay =
    medianPay === undefined ? '' : `Middle pay in the US is ${dollars.format(medianPay)} a year`;
  if (growthPercent === undefined) return pay && `${pay}.`;
  const trend =
    growthPercent === 0
      ? 'as many jobs as now'
      : `${Math.abs(growthPercent)} percent ${growthPercent > 0 ? 'more' : 'fewer'} jobs`;
  return pay
    ? `${pay}, with ${trend} forecast by 2034.`
    : `Forecasts for the US see ${trend} by 2034.`;
}
