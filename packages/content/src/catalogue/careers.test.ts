import { type RiasecType, riasecTypes } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { countSentences, readingGrade } from '../questions/reading-grade.ts';
import { careers } from './careers.ts';
import { jobFamilies } from './job-families.ts';
import { skills } from './skills.ts';

// The 22 civilian major groups of the Standard Occupational Classification.
const socMajorGroups = [
  ...['11', '13', '15', '17', '19', '21', '23', '25', '27', '29', '31'],
  ...['33', '35', '37', '39', '41', '43', '45', '47', '49', '51', '53'],
];
const jobZones = [1, 2, 3, 4, 5];

const careerIds = new Set(careers.map((career) => career.id));
const skillIds = new Set<string>(skills.map((skill) => skill.id));

function firstType(interests: Readonly<Record<RiasecType, number>>): RiasecType {
  return riasecTypes.reduce((best, type) => (interests[type] > interests[best] ? type : best));
}

// The six scales have very different means, so profiles are comparable only after centring.
function centred(interests: Readonly<Record<RiasecType, number>>): Record<RiasecType, number> {
  const distance = (type: RiasecType) =>
    interests[type] -
    careers.reduce((sum, career) => sum + career.interests[type], 0) / careers.length;
  return {
    realistic: distance('realistic'),
    investigative: distance('investigative'),
    artistic: distance('artistic'),
    social: distance('social'),
    enterprising: distance('enterprising'),
    conventional: distance('conventional'),
  };
}

function toSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

describe('the careers of the catalogue', () => {
  it('are at least three hundred', () => {
    expect(careers.length).toBeGreaterThanOrEqual(300);
  });

  it('are unique by id, title and O*NET code', () => {
    expect(careerIds.size).toBe(careers.length);
    expect(new Set(careers.map((career) => career.title)).size).toBe(careers.length);
    expect(new Set(careers.map((career) => career.socCode)).size).toBe(careers.length);
  });

  it('have the slug of their title as id', () => {
    for (const { id, title } of careers) expect(id).toBe(toSlug(title));
  });

  it.each(socMajorGroups)('cover SOC major group %s', (group) => {
    expect(careers.some((career) => career.socCode.startsWith(`${group}-`))).toBe(true);
  });

  it.each(jobZones)('include at least five of Job Zone %i', (zone) => {
    expect(careers.filter((career) => career.jobZone === zone).length).toBeGreaterThanOrEqual(5);
  });

  it('mostly need no bachelor’s degree', () => {
    const short = careers.filter((career) => career.jobZone <= 3);
    expect(short.length / careers.length).toBeGreaterThanOrEqual(0.5);
  });

  it.each(jobFamilies)('include at least four in the family %s', (family) => {
    expect(careers.filter((career) => career.category === family).length).toBeGreaterThanOrEqual(4);
  });

  it.each(riasecTypes)('include at least twenty with %s as the highest interest', (type) => {
    const count = careers.filter((career) => firstType(career.interests) === type).length;
    expect(count).toBeGreaterThanOrEqual(20);
  });

  it.each(riasecTypes)(
    'include at least thirty with %s as the highest interest after centring',
    (type) => {
      const count = careers.filter(
        (career) => firstType(centred(career.interests)) === type,
      ).length;
      expect(count).toBeGreaterThanOrEqual(30);
    },
  );

  it('mostly need no graduate school, for every highest interest', () => {
    for (const type of riasecTypes) {
      const ofType = careers.filter((career) => firstType(centred(career.interests)) === type);
      const long = ofType.filter((career) => career.jobZone === 5);
      expect(long.length / ofType.length, type).toBeLessThan(0.35);
    }
  });

  it('have O*NET figures within their scales', () => {
    for (const career of careers) {
      expect(career.socCode).toMatch(/^\d{2}-\d{4}\.\d{2}$/);
      for (const type of riasecTypes) {
        expect(career.interests[type], career.id).toBeGreaterThanOrEqual(1);
        expect(career.interests[type], career.id).toBeLessThanOrEqual(7);
      }
      for (const figure of Object.values(career.workStyles ?? {})) {
        expect(figure, career.id).toBeGreaterThanOrEqual(1);
        expect(figure, career.id).toBeLessThanOrEqual(5);
      }
    }
  });

  it('have a plausible pay and outlook where they have one', () => {
    for (const { id, medianPay, growthPercent } of careers) {
      if (medianPay !== undefined) {
        expect(medianPay, id).toBeGreaterThan(20_000);
        expect(medianPay, id).toBeLessThan(300_000);
      }
      if (growthPercent !== undefined) expect(Math.abs(growthPercent), id).toBeLessThanOrEqual(60);
    }
  });

  it('name the schooling that is required today where the Handbook lags behind or lumps occupations', () => {
    const entryOf = (id: string) => careers.find((career) => career.id === id)?.entryEducation;
    expect(entryOf('dietitian')).toBe("Master's degree");
    expect(entryOf('medical-laboratory-technician')).toBe("Associate's degree");
  });

  it.each([
    'animal-trainer',
    'astronomer',
    'executive-assistant',
    'legal-secretary',
    'museum-conservator',
    'paramedic',
    'poet-and-songwriter',
    'ship-captain',
    'ship-engineer',
    'tree-trimmer',
  ])('leave out the pay of a group that is far from that of %s', (id) => {
    const career = careers.find((one) => one.id === id);
    expect(career?.payGroup).toBeDefined();
    expect(career?.medianPay).toBeUndefined();
  });

  it('require three to six known skills, the most important first', () => {
    for (const { id, skills: asked } of careers) {
      expect(asked.length, id).toBeGreaterThanOrEqual(3);
      expect(asked.length, id).toBeLessThanOrEqual(6);
      for (const { skillId } of asked) expect(skillIds, id).toContain(skillId);
      const importances = asked.map((skill) => skill.importance);
      expect(importances, id).toEqual(importances.toSorted((a, b) => b - a));
      expect(Math.min(...importances), id).toBeGreaterThanOrEqual(1);
      expect(Math.max(...importances), id).toBeLessThanOrEqual(5);
    }
  });

  it('have at least two related careers, all in the catalogue and never themselves', () => {
    for (const { id, relatedCareers } of careers) {
      expect(relatedCareers.length, id).toBeGreaterThanOrEqual(2);
      expect(new Set(relatedCareers).size, id).toBe(relatedCareers.length);
      expect(relatedCareers, id).not.toContain(id);
      for (const related of relatedCareers) expect(careerIds, id).toContain(related);
    }
  });
});

describe('the descriptions of the careers', () => {
  it('are two sentences that fit a card', () => {
    for (const { id, description } of careers) {
      expect(countSentences(description), id).toBe(2);
      expect(description.length, id).toBeGreaterThanOrEqual(110);
      expect(description.length, id).toBeLessThanOrEqual(240);
    }
  });

  it('share no sentence', () => {
    const sentences = careers.flatMap((career) => career.description.split(/(?<=[.!?]) /));
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('have a reading grade of 9 at most, and of 7 at most on average', () => {
    const grades = careers.map(({ description }) => readingGrade(description));
    for (const [place, grade] of grades.entries()) {
      expect(grade, careers[place]?.id).toBeLessThanOrEqual(9);
    }
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThanOrEqual(7);
  });
});

describe('the everyday words for the careers', () => {
  it.each([
    ['coder', 'software-developer'],
    ['influencer', 'content-creator'],
    ['entrepreneur', 'business-founder'],
    ['army', 'soldier'],
    ['footballer', 'professional-athlete'],
    ['cop', 'police-officer'],
    ['vet', 'veterinarian'],
    ['builder', 'construction-laborer'],
    ['builder', 'carpenter'],
    ['shrink', 'clinical-psychologist'],
    ['lorry driver', 'truck-driver'],
    ['CPA', 'accountant'],
    ['EMT', 'paramedic'],
    ['youtuber', 'content-creator'],
    ['app developer', 'software-developer'],
  ])('name, with %s, the career %s', (word, id) => {
    expect(careers.find((career) => career.id === id)?.alsoCalled).toContain(word);
  });

  it('are two to eight for each career, none of them twice', () => {
    for (const { id, alsoCalled = [] } of careers) {
      expect(alsoCalled.length, id).toBeGreaterThanOrEqual(2);
      expect(alsoCalled.length, id).toBeLessThanOrEqual(8);
      expect(new Set(alsoCalled.map((word) => word.toLowerCase())).size, id).toBe(
        alsoCalled.length,
      );
    }
  });

  it('are in lower case except for abbreviations', () => {
    const plain = /^[a-z0-9][a-z0-9'.&-]*$/;
    const abbreviation = /^(?=.*[A-Z])[A-Z0-9&-]+('s)?$/;
    for (const { id, alsoCalled = [] } of careers) {
      for (const part of alsoCalled.flatMap((word) => word.split(' '))) {
        expect(plain.test(part) || abbreviation.test(part), `${id}: ${part}`).toBe(true);
      }
    }
  });

  it('are not found in the title already', () => {
    for (const { id, title, alsoCalled = [] } of careers) {
      const paddedTitle = ` ${title.toLowerCase()} `;
      const inTitle = alsoCalled.filter((word) => paddedTitle.includes(` ${word.toLowerCase()} `));
      expect(inTitle, id).toEqual([]);
    }
  });
});
