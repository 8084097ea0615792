import { bigFiveTraits } from '@guildpath/contract';
import { standardizedTraitDemands } from '@guildpath/scoring';
import { describe, expect, it } from 'vitest';
import {
  ids,
  notOneSentence,
  openings,
  readingGrade,
  repeated,
  sentencesOf,
  wordsOutside,
} from '../testing/english.ts';
import { rankedInterests } from '../testing/ranked-interests.ts';
import { careers } from './careers.ts';

it.each(['day', 'enjoys', 'complaints', 'firstStep'] as const)(
  'every career has one sentence of its own on %s, of 10 to 30 words at grade 6 to 9',
  (fact) => {
    const sentences = careers.map((career) => career[fact] ?? '');
    expect(sentences.filter((sentence) => !/^[A-Z].*[.!]$/.test(sentence))).toEqual([]);
    expect(notOneSentence(sentences)).toEqual([]);
    expect(wordsOutside(sentences, 10, 30)).toEqual([]);
    expect(repeated(sentences)).toEqual([]);
    expect(repeated(openings(sentences, 4), careers.length / 50)).toEqual([]);
    expect(repeated(openings(sentences, 1), careers.length / 6)).toEqual([]);
    const grade = readingGrade(sentences.join(' '));
    expect(grade).toBeGreaterThanOrEqual(6);
    expect(grade).toBeLessThanOrEqual(9);
  },
);

it('every description is two sentences that fit a card, of grade 9 at most and 7 on average', () => {
  const unfit = careers.filter(
    ({ description }) =>
      sentencesOf(description).length !== 2 ||
      description.length < 110 ||
      description.length > 240 ||
      readingGrade(description) > 9,
  );
  expect(ids(unfit)).toEqual([]);
  expect(repeated(careers.flatMap(({ description }) => description.split(/(?<=[.!?]) /)))).toEqual(
    [],
  );
  const grades = careers.map(({ description }) => readingGrade(description));
  expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThanOrEqual(7);
});

describe('the sentences on interests and traits', () => {
  const sentences = careers.flatMap(({ appeals = {}, demands = {} }) => [
    ...Object.values(appeals),
    ...Object.values(demands),
  ]);

  it('say what appeals in each career to its two or three highest interests', () => {
    const unfit = careers.filter((career) => {
      const appeals: readonly string[] = Object.keys(career.appeals ?? {});
      const highest: readonly string[] = rankedInterests(career).slice(0, 3);
      const isHigh = appeals.every((type) => highest.includes(type));
      return appeals.length < 2 || !isHigh || !appeals.includes(highest[0] ?? '');
    });
    expect(ids(unfit)).toEqual([]);
  });

  it('name for each appeal what it has people do', () => {
    const unfit = careers.filter(({ appeals = {}, activities = {} }) => {
      return Object.keys(appeals).join() !== Object.keys(activities).join();
    });
    expect(ids(unfit)).toEqual([]);
  });

  it('say what a career demands only where that is a standard deviation from the mean, to a tenth', () => {
    const figures = standardizedTraitDemands(careers);
    const unfounded = careers.flatMap(({ id, demands = {} }, place) =>
      bigFiveTraits.flatMap((trait, i) =>
        demands[trait] && Math.abs(figures[place]?.[i] ?? 0) < 0.95 ? [`${id}: ${trait}`] : [],
      ),
    );
    expect(unfounded).toEqual([]);
  });

  it('are one sentence each, of 9 to 30 words at grade 6 to 9, and open unlike the others', () => {
    expect(repeated(sentences)).toEqual([]);
    expect(notOneSentence(sentences)).toEqual([]);
    expect(sentences.filter((sentence) => /[;—–\d]/.test(sentence))).toEqual([]);
    expect(wordsOutside(sentences, 9, 30)).toEqual([]);
    expect(repeated(openings(sentences, 4), 3)).toEqual([]);
    const grade = readingGrade(sentences.join(' '));
    expect(grade).toBeGreaterThanOrEqual(6);
    expect(grade).toBeLessThanOrEqual(9);
  });

  it('promise nothing that a fact about the career denies', () => {
    const opposites: readonly (readonly [promise: RegExp, denial: RegExp])[] = [
      [/improvis|loose plan|no fixed plan/i, /care plan|same order|checklist/i],
      [/routine counts|few routines|no two days/i, /same order|each (shift|day) the same/i],
      [/with your hands|hands-on/i, /(all day|most days|most of the work).* (screen|desk)/i],
      [
        /calmer|seldom rush|no rush|unhurried|little rush|few emergencies/i,
        /night call|alarm|rush|emergenc/i,
      ],
      [/alone|on your own|nobody around/i, /never alone|crowds? (all|of)/i],
    ];
    const contradictions = careers.flatMap(
      ({ id, appeals = {}, demands = {}, day = '', enjoys = '', complaints = '' }) => {
        const facts = [day, enjoys, complaints].join(' ');
        return [...Object.values(appeals), ...Object.values(demands)].flatMap((sentence) =>
          opposites.some(([promise, denial]) => promise.test(sentence) && denial.test(facts))
            ? [`${id}: ${sentence} / ${facts}`]
            : [],
        );
      },
    );
    expect(contradictions).toEqual([]);
  });
});

describe('the everyday words for the careers', () => {
  it('are two to eight for each career, none twice and none in the title', () => {
    const unfit = careers.filter(({ title, alsoCalled = [] }) => {
      const words = alsoCalled.map((word) => word.toLowerCase());
      const isInTitle = words.some((word) => ` ${title.toLowerCase()} `.includes(` ${word} `));
      return words.length < 2 || words.length > 8 || repeated(words).length > 0 || isInTitle;
    });
    expect(ids(unfit)).toEqual([]);
  });

  it('are in lower case except for abbreviations', () => {
    const plain = /^[a-z0-9][a-z0-9'.&-]*$/;
    const abbreviation = /^(?=.*[A-Z])[A-Z0-9&-]+('s)?$/;
    const parts = careers.flatMap(({ alsoCalled = [] }) =>
      alsoCalled.flatMap((word) => word.split(' ')),
    );
    expect(parts.filter((part) => !plain.test(part) && !abbreviation.test(part))).toEqual([]);
  });
});

it('no first step assumes that its reader is at school', () => {
  const steps = careers.map(({ firstStep = '' }) => firstStep);
  const ofPupils =
    /\b(your (school|teachers?|parents|class)|classmates?|homework|school (essays?|plays?))\b/i;
  expect(steps.filter((step) => ofPupils.test(step))).toEqual([]);
});

/** Jobs for which US law, or the law of most states, sets an age. */
const jobsWithLegalAge = [
  ...['police-officer', 'detective', 'correctional-officer', 'probation-officer', 'game-warden'],
  ...['private-detective', 'security-guard', 'airport-security-screener', 'soldier'],
  ...['military-officer', 'air-traffic-controller', 'airline-pilot', 'helicopter-pilot'],
  ...['forklift-operator', 'crane-operator', 'roofer', 'butcher', 'truck-driver', 'bus-driver'],
  ...['taxi-driver', 'delivery-driver', 'mail-carrier', 'bartender', 'firefighter', 'paramedic'],
  ...['lifeguard', 'legislator', 'real-estate-agent', 'insurance-agent', 'ship-captain', 'sailor'],
  ...['heavy-equipment-operator', 'aircraft-mechanic'],
];

it('every career with a legal age says so, in one sentence', () => {
  const saying = careers.filter(({ requirement }) => /\b\d\d\b/.test(requirement ?? ''));
  expect(ids(saying)).toEqual(expect.arrayContaining(jobsWithLegalAge));
  const sentences = careers.flatMap(({ requirement }) => requirement ?? []);
  expect(notOneSentence(sentences)).toEqual([]);
  expect(wordsOutside(sentences, 6, 30)).toEqual([]);
});
