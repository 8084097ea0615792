import type { AssessmentsOutput, CombinedProfileOutput, ResultsOutput } from '@guildpath/contract';
import {
  exampleAssessmentResult,
  exampleCareerWithoutAnalysis,
  exampleRecommendations,
} from '../../shared/examples.ts';

const { riasecScores, bigFiveScores, characterClass } = exampleAssessmentResult;
const { scoreBands, byPreparation } = exampleRecommendations;

export const resultsExamples = {
  get: {
    input: { assessmentResultId: exampleAssessmentResult.id },
    output: {
      assessmentResult: exampleAssessmentResult,
      ...exampleRecommendations,
    } satisfies ResultsOutput,
  },
  assessments: {
    output: { assessments: [exampleAssessmentResult] } satisfies AssessmentsOutput,
  },
  profile: {
    output: {
      profile: {
        assessments: [
          {
            ...exampleAssessmentResult,
            id: '0199c1f4-8c00-7000-8000-000000000003',
            assessmentType: 'standard',
          },
          exampleAssessmentResult,
        ],
        questionCount: 40,
        riasecScores,
        bigFiveScores,
        scoreBands,
        characterClass,
        guildTitle: 'Loremaster',
        careerRecommendations: [exampleCareerWithoutAnalysis],
        byPreparation,
      },
    } satisfies CombinedProfileOutput,
  },
};
