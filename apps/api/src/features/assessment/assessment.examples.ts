import type {
  CountProgressInput,
  CountProgressOutput,
  DeleteDraftInput,
  Draft,
  DraftsOutput,
  MessageOutput,
  PreviewInput,
  PreviewOutput,
  Question,
  SaveDraftInput,
  SubmitAssessmentInput,
  SubmitAssessmentOutput,
  UnlockResultsInput,
} from '@guildpath/contract';
import { archetype } from '@guildpath/scoring';
import { exampleAssessmentResult, exampleUser } from '../../trpc/examples.ts';

const { id: assessmentResultId } = exampleAssessmentResult;
const { email: guestEmail } = exampleUser;

const question: Question = {
  id: 'quick-the-sealed-library',
  type: 'riasec',
  place: 'hall',
  title: 'The Sealed Library',
  scenario: 'Behind the guild hall stands a library that nobody has opened for a hundred years.',
  question: 'What do you do first?',
  options: [
    { id: 'a', label: 'Free the door', description: 'You fetch tools and loosen the hinges.' },
    {
      id: 'b',
      label: 'Study the lock',
      description: 'You work out how its signs turn.',
      moment: 'At the sealed library, you studied how the signs of the lock turn.',
      echo: 'You studied the signs of the lock.',
    },
    { id: 'c', label: 'Sketch the front', description: 'You draw what the carvings tell.' },
    { id: 'd', label: 'Ask the elders', description: 'You gather who remembers it open.' },
  ],
  tags: ['Career Interests'],
};

// A real submission has one response for each question of the tier.
const responses: SubmitAssessmentInput['responses'] = [
  { questionId: question.id, selectedOption: 'b', questionType: 'riasec', leastOption: 'd' },
];

const draft: Draft = {
  assessmentType: 'quick',
  responses,
  updatedAt: '2026-11-20T09:40:00.000Z',
};

export const assessmentExamples = {
  drafts: { output: { drafts: [draft] } satisfies DraftsOutput },
  saveDraft: {
    input: { responses, assessmentType: 'quick' } satisfies SaveDraftInput,
    output: draft,
  },
  deleteDraft: {
    input: { assessmentType: 'quick' } satisfies DeleteDraftInput,
    output: { message: 'We deleted the answers.' } satisfies MessageOutput,
  },
  questions: { input: { tier: 'quick' }, output: [question] },
  submit: {
    input: {
      responses,
      assessmentType: 'quick',
      guestEmail,
      guestFirstName: 'Ada',
      durationSeconds: 742,
    } satisfies SubmitAssessmentInput,
    output: { requiresLogin: true, assessmentResultId } satisfies SubmitAssessmentOutput,
  },
  preview: {
    input: { responses, assessmentType: 'quick' } satisfies PreviewInput,
    output: {
      characterClass: exampleAssessmentResult.characterClass,
      archetype: archetype(exampleAssessmentResult.riasecScores),
    } satisfies PreviewOutput,
  },
  countProgress: {
    input: { assessmentType: 'quick', from: 1, to: 6 } satisfies CountProgressInput,
    output: { counted: 6 } satisfies CountProgressOutput,
  },
  unlock: {
    input: { assessmentResultId, guestEmail } satisfies UnlockResultsInput,
    output: {
      message: 'If these results belong to that email, a new sign-in link is on its way.',
    } satisfies MessageOutput,
  },
};
