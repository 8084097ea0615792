import {
  careers,
  companies,
  consultants,
  programs,
  questionBank,
  schools,
  skills,
} from '@guildpath/content';
import {
  type Career,
  type Preparation,
  type Program,
  type ProgramLevel,
  preparationOf,
  preparations,
} from '@guildpath/contract';
import { matcherOf } from '@guildpath/scoring';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { describe, expect, it } from 'vitest';
import { type Catalogue, indexCatalogue } from '../catalogue/catalogue.ts';
import { recommendByPreparation } from './recommendations.ts';

const noQuestions = { scored: [], served: [] };

function catalogueOf(listed: readonly Career[], offered: readonly Program[]): Catalogue {
  return indexCatalogue({
    version: 'test',
    onetReleases: [],
    questions: { quick: noQuestions, standard: noQuestions, epic: noQuestions },
    careers: listed,
    skills,
    schools,
    programs: offered,
    companies,
    consultants,
  });
}

const profiles = simulatedProfiles(questionBank.quick, { people: 40, seed: 3 });

/** Lists every program that anyone is recommended, with the length of preparation and the career. */
function listRecommendedPrograms(catalogue: Catalogue) {
  const people = profiles.map((profile) =>
    recommendByPreparation(catalogue, profile, matcherOf(profile, catalogue.careers)),
  );
  return preparations.flatMap((preparation) =>
    people.flatMap((person) =>
      person[preparation].schoolRecommendations.map(({ id, forCareer }) => ({
        preparation,
        forCareer,
        program: catalogue.programsById.get(id),
      })),
    ),
  );
}

const levels: Readonly<Record<Preparation, readonly ProgramLevel[]>> = {
  short: ['certificate'],
  twoYears: ['certificate', 'apprenticeship', 'associate'],
  bachelor: ['bachelor'],
  more: ['master', 'doctoral'],
};

it('the consultants for a length of preparation are those for its careers', () => {
  const catalogue = catalogueOf(careers, programs);
  const [profile] = profiles;
  if (!profile) throw new Error('There is no profile.');
  const match = matcherOf(profile, catalogue.careers);
  const prepared = recommendByPreparation(catalogue, profile, match);
  for (const { careerRecommendations, consultantRecommendations = [] } of Object.values(prepared)) {
    const titles = careerRecommendations.map(({ careerTitle }) => careerTitle);
    expect(consultantRecommendations.length).toBeGreaterThan(0);
    for (const { forCareer } of consultantRecommendations) expect(titles).toContain(forCareer);
  }
});

describe('the schools for a length of preparation', () => {
  it('teach at its level, or lead to a career that no beginner can start on there', () => {
    const careerByTitle = new Map(careers.map((career) => [career.title, career]));
    const offers = listRecommendedPrograms(catalogueOf(careers, programs));
    expect(new Set(offers.map(({ preparation }) => preparation)).size).toBe(preparations.length);
    const contradicting = offers.filter(({ preparation, program, forCareer }) => {
      const career = careerByTitle.get(forCareer);
      const id = career?.id ?? '';
      expect(career && preparationOf(career)).toBe(preparation);
      const isAtLevel = ({ level }: Program) => levels[preparation].includes(level);
      return (
        !isAtLevel(program) &&
        programs.some(
          (other) =>
            other.careerIds.includes(id) &&
            (other.prerequisite === undefined || preparation === 'more') &&
            isAtLevel(other),
        )
      );
    });
    expect(contradicting).toEqual([]);
  });

  describe('for one career', () => {
    const ofTwoYears = careers.find((career) => preparationOf(career) === 'twoYears');
    const ofMore = careers.find((career) => preparationOf(career) === 'more');
    const schoolId = schools[0]?.id ?? '';
    const program = (level: ProgramLevel, more: Partial<Program> = {}): Program => ({
      id: level,
      name: level,
      schoolId,
      level,
      careerIds: [ofTwoYears?.id ?? '', ofMore?.id ?? ''],
      ...more,
    });
    const offeredFor = (career: Career | undefined, ...offered: readonly Program[]) => {
      const ids = listRecommendedPrograms(catalogueOf(career ? [career] : [], offered)).map(
        ({ program: { id } }) => id,
      );
      return [...new Set(ids)];
    };

    it('are marked as longer where nothing as short is known, and only there', () => {
      const marks = (offered: Program) =>
        preparations.flatMap((preparation) =>
          profiles.slice(0, 1).flatMap((profile) => {
            const catalogue = catalogueOf(ofTwoYears ? [ofTwoYears] : [], [offered]);
            const match = matcherOf(profile, catalogue.careers);
            return recommendByPreparation(catalogue, profile, match)[
              preparation
            ].schoolRecommendations.map(({ isLonger }) => isLonger);
          }),
        );
      expect(marks(program('bachelor'))).toEqual([true]);
      expect(marks(program('certificate'))).toEqual([undefined]);
    });

    it('of about two years leave out a bachelor program where there is an associate one', () => {
      expect(offeredFor(ofTwoYears, program('bachelor'), program('associate'))).toEqual([
        'associate',
      ]);
    });

    it('of about two years hold a bachelor program where there is no other', () => {
      expect(offeredFor(ofTwoYears, program('bachelor'))).toEqual(['bachelor']);
    });

    it('of about two years hold a bachelor program where the associate one asks for a license first', () => {
      const advanced = program('associate', { prerequisite: 'a license' });
      expect(offeredFor(ofTwoYears, program('bachelor'), advanced)).toEqual(['bachelor']);
    });

    it('of more than a bachelor degree hold the doctoral program that follows one', () => {
      const doctoral = program('doctoral', { prerequisite: "a bachelor's degree" });
      expect(offeredFor(ofMore, program('bachelor'), doctoral)).toEqual(['doctoral']);
    });
  });
});
