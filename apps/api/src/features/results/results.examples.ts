import type {
  AssessmentsInput,
  AssessmentsOutput,
  CardOutput,
  MessageOutput,
  PublicCardOutput,
  PuzzlesOutput,
  ResultsOutput,
  SetPublicCardInput,
  UnclaimedResultsOutput,
} from '@guildpath/contract';
import { exampleAssessmentResult, exampleRecommendations } from '../../trpc/examples.ts';

const cardId = '4f6c2a52-98d0-4a5e-8d53-0c6f5f2f9a11';
const assessmentResultId = exampleAssessmentResult.id;
const { assessmentType, completedAt } = exampleAssessmentResult;
const { guildTitle, welcome, moment } = exampleAssessmentResult;

export const resultsExamples = {
  get: {
    input: { assessmentResultId },
    output: {
      assessmentResult: exampleAssessmentResult,
      ...exampleRecommendations,
    } satisfies ResultsOutput,
  },
  delete: {
    input: { assessmentResultId },
    output: { message: 'We deleted this result and its answers.' } satisfies MessageOutput,
  },
  keep: {
    input: { assessmentResultId },
    output: { message: 'This result is yours now.' } satisfies MessageOutput,
  },
  discard: {
    input: { assessmentResultId },
    output: { message: 'We deleted this result.' } satisfies MessageOutput,
  },
  unclaimedResults: {
    output: {
      results: [{ id: assessmentResultId, assessmentType, completedAt }],
    } satisfies UnclaimedResultsOutput,
  },
  discardUnclaimedResults: {
    output: {
      message: 'We deleted all unclaimed results.',
    } satisfies MessageOutput,
  },
  publicCard: {
    input: { assessmentResultId },
    output: { cardId, showsFirstName: false } satisfies PublicCardOutput,
  },
  setPublicCard: {
    input: {
      assessmentResultId,
      isPublic: true,
      showsFirstName: true,
    } satisfies SetPublicCardInput,
    output: { cardId, showsFirstName: true } satisfies PublicCardOutput,
  },
  card: {
    input: { cardId },
    output: {
      firstName: 'Ada',
      characterClass: 'Mage',
      archetype: 'Investigative',
      guildTitle,
      welcome,
      moment,
    } satisfies CardOutput,
  },
  assessments: {
    input: {
      limit: 50,
      before: '0199c1f4-8c00-7000-8000-000000000003',
    } satisfies AssessmentsInput,
    output: { assessments: [exampleAssessmentResult] } satisfies AssessmentsOutput,
  },
  puzzles: {
    input: { assessmentResultId: exampleAssessmentResult.id },
    output: {
      puzzles: [
        {
          id: 'quick-the-toll-bridge',
          title: 'The Toll Bridge',
          scenario: 'The troll wants one coin from each of you, and two from the tallest.',
          question: 'You are four. How many coins do you need?',
          options: [
            { id: 'a', label: 'Four', description: 'One for each of you.' },
            { id: 'b', label: 'Five', description: 'One for each of you, and one more.' },
            { id: 'c', label: 'Six', description: 'Two for each pair, and two more.' },
            { id: 'd', label: 'Eight', description: 'Two for each of you.' },
          ],
          selectedOption: 'a',
          correctOption: 'b',
          explanation: 'Three of you pay one coin and the tallest pays two, which makes five.',
        },
      ],
    } satisfies PuzzlesOutput,
  },
};
