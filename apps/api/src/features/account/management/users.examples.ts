import type {
  AdminUserInput,
  AdminUserOutput,
  MessageOutput,
  SetRoleInput,
} from '@guildpath/contract';
import { exampleAssessmentResult, exampleUser } from '../../../trpc/examples.ts';

const input = { id: exampleUser.id } satisfies AdminUserInput;

export const userExamples = {
  user: {
    input,
    output: {
      ...exampleUser,
      hasPassword: true,
      providers: ['https://login.example.org'],
      passkeyCount: 1,
      sessionCount: 2,
      lastSeenAt: '2026-11-21T08:00:00.000Z',
      resultCount: 1,
      latestResultAt: exampleAssessmentResult.completedAt,
    } satisfies AdminUserOutput,
  },
  setRole: {
    input: { ...input, role: 'epic' } satisfies SetRoleInput,
    output: { message: 'ada has the role epic now.' } satisfies MessageOutput,
  },
  signOutUser: {
    input,
    output: { message: 'ada is signed out everywhere.' } satisfies MessageOutput,
  },
  deleteUser: {
    input,
    output: {
      message: 'Deleted the account ada and everything in it.',
    } satisfies MessageOutput,
  },
};
