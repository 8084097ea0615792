import type { AssessmentsOutput, ResultsOutput } from '@guildpath/contract';
import { exampleAssessmentResult, exampleRecommendations } from '../../shared/examples.ts';

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
};
