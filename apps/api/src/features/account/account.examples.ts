import type {
  AccountExport,
  AddPasskeyInput,
  EmailLinkFactsInput,
  EmailLinkFactsOutput,
  EmailLinkInput,
  LinkInput,
  LoginInput,
  MessageOutput,
  PasskeyLoginInput,
  PasskeyOptionsOutput,
  PasskeyRegistrationOutput,
  PasskeysOutput,
  ProveInput,
  RenewEmailLinkInput,
  SavedCareersOutput,
  SessionsOutput,
  SetNamesInput,
  SetPasswordInput,
  SignupInput,
} from '@guildpath/contract';
import {
  exampleAssessmentResult,
  exampleCareerListing,
  exampleRecommendations,
  exampleUser,
} from '../../trpc/examples.ts';

const { email } = exampleUser;
const savedCareers: SavedCareersOutput = { careers: [exampleCareerListing] };
const password = 'correct horse battery';
const token = 'jcVOUKq0XW4u0bVYyF0nDwpIHTzcR3lXwIkAvb2e1kY';
const challenge = 'aVb1pYt4hFq0mX2sLk7QdWcR5eUo9ZgN3jTiBvKx8Hw';
const credentialId = 'kQ3mT8sVx0RzYb5nLwPc7A';
const passkeyId = '0199c1f6-0000-7000-8000-000000000007';
const passkeys: PasskeysOutput['passkeys'] = [
  {
    id: passkeyId,
    name: 'Chrome on Android',
    createdAt: '2026-11-20T10:10:00.000Z',
    lastUsedAt: null,
  },
];
const {
  aptitudeScores: _aptitudeScores,
  leastCount: _leastCount,
  ...exampleScores
} = exampleAssessmentResult;

export const accountExamples = {
  user: { output: exampleUser },
  login: { input: { identifier: email, password } satisfies LoginInput, output: exampleUser },
  signup: {
    input: { email, password, firstName: 'Ada', lastName: 'Lovelace' } satisfies SignupInput,
    output: exampleUser,
  },
  link: {
    input: { email, redirect: '/dashboard' } satisfies LinkInput,
    output: {
      message: 'If that email has an account, a sign-in link is on its way.',
    } satisfies MessageOutput,
  },
  sendProof: {
    output: { message: 'A new link is on its way to your inbox.' } satisfies MessageOutput,
  },
  emailLinkFacts: {
    input: { token } satisfies EmailLinkFactsInput,
    output: { email, endsPassword: true, isRenewable: false } satisfies EmailLinkFactsOutput,
  },
  emailLink: {
    input: { token, password } satisfies EmailLinkInput,
    output: exampleUser,
  },
  renewEmailLink: {
    input: { token, redirect: '/dashboard' } satisfies RenewEmailLinkInput,
    output: { message: 'A new link is on its way to the same inbox.' } satisfies MessageOutput,
  },
  passkeyOptions: {
    output: {
      challenge,
      rpId: 'guildpath.example.org',
      timeout: 300_000,
      userVerification: 'preferred',
    } satisfies PasskeyOptionsOutput,
  },
  passkeyLogin: {
    input: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
        authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
        signature: 'MEUCIQDk8Xb0P2zJ2G5gWl0f5vYk7r4Jf1o8sQm3nT6wZc9xYgIgQ2',
      },
    } satisfies PasskeyLoginInput,
    output: exampleUser,
  },
  prove: {
    input: { password } satisfies ProveInput,
    output: { message: 'Thanks. You’re confirmed for 10 minutes.' } satisfies MessageOutput,
  },
  passkeyRegistration: {
    output: {
      challenge,
      rp: { id: 'guildpath.example.org', name: 'Guildpath' },
      user: { id: 'MDE5OWMxZjAtNWEwMA', name: email, displayName: 'Ada Lovelace' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'preferred',
      },
    } satisfies PasskeyRegistrationOutput,
  },
  addPasskey: {
    input: {
      id: credentialId,
      rawId: credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVik',
        transports: ['internal'],
      },
    } satisfies AddPasskeyInput,
    output: { passkeys },
  },
  passkeys: { output: { passkeys } satisfies PasskeysOutput },
  removePasskey: { input: { id: passkeyId }, output: { passkeys: [] } },
  sessions: {
    output: {
      canReplacePassword: false,
      sessions: [
        {
          id: '0199c1f5-0000-7000-8000-000000000005',
          device: 'Firefox on Linux',
          createdAt: '2026-11-20T09:50:00.000Z',
          lastSeenAt: '2026-11-21T08:00:00.000Z',
          isCurrent: true,
        },
      ],
    } satisfies SessionsOutput,
  },
  endSession: {
    input: { id: '0199c1f5-0000-7000-8000-000000000006' },
    output: { message: 'That device is signed out.' } satisfies MessageOutput,
  },
  endOtherSessions: {
    output: { message: 'You’re signed out everywhere else.' } satisfies MessageOutput,
  },
  logout: { output: { message: 'You’re signed out.' } satisfies MessageOutput },
  export: {
    output: {
      exportedAt: '2026-11-21T08:00:00.000Z',
      account: {
        ...exampleUser,
        emailVerifiedAt: '2026-11-20T09:50:00.000Z',
        hasPassword: true,
      },
      identities: [
        {
          issuer: 'https://id.example.org',
          subject: '248289761001',
          createdAt: '2026-11-20T09:50:00.000Z',
        },
      ],
      sessions: [
        {
          device: 'Firefox on Linux',
          method: 'link',
          createdAt: '2026-11-20T09:50:00.000Z',
          lastSeenAt: '2026-11-21T08:00:00.000Z',
          expiresAt: '2026-12-21T08:00:00.000Z',
        },
      ],
      passkeys,
      signInLinks: [
        {
          purpose: 'results',
          createdAt: '2026-11-20T09:45:00.000Z',
          expiresAt: '2026-11-21T09:45:00.000Z',
          usedAt: '2026-11-20T09:50:00.000Z',
        },
      ],
      savedCareers: [{ careerId: exampleCareerListing.id, savedAt: '2026-11-20T10:05:00.000Z' }],
      drafts: [
        {
          assessmentType: 'epic',
          responses: [
            {
              questionId: 'epic-01-the-oldest-flame',
              selectedOption: 'b',
              questionType: 'riasec',
            },
          ],
          updatedAt: '2026-11-20T10:20:00.000Z',
        },
      ],
      idempotencyKeys: [
        {
          key: '0199c1f3-1f00-7000-8000-000000000003',
          resultId: exampleAssessmentResult.id,
          createdAt: '2026-11-20T09:45:00.000Z',
        },
      ],
      waitingMails: [
        {
          purpose: 'results',
          resultId: exampleAssessmentResult.id,
          createdAt: '2026-11-21T07:59:58.000Z',
          dueAt: '2026-11-21T08:00:28.000Z',
          failedAttempts: 1,
        },
      ],
      results: [
        {
          ...exampleScores,
          ...exampleRecommendations,
          guestEmail: email,
          questionBankVersion: '1',
          scoringVersion: '1',
          aptitudeScores: { logical: 72, numerical: 64, problemSolving: 58 },
          durationSeconds: 742,
          publicCard: {
            id: '4f6c2a52-98d0-4a5e-8d53-0c6f5f2f9a11',
            createdAt: '2026-11-20T10:00:00.000Z',
            showsFirstName: false,
          },
          responses: [
            {
              questionId: 'quick-the-sealed-library',
              selectedOption: 'b',
              leastOption: 'd',
              seconds: 24,
            },
          ],
        },
      ],
    } satisfies AccountExport,
  },
  delete: {
    output: {
      message: 'We deleted your account and everything in it.',
    } satisfies MessageOutput,
  },
  setNames: {
    input: { firstName: 'Ada', lastName: 'Lovelace' } satisfies SetNamesInput,
    output: exampleUser,
  },
  savedCareers: { output: savedCareers },
  setCareerSaved: {
    input: { careerId: exampleCareerListing.id, isSaved: true },
    output: savedCareers,
  },
  setPassword: {
    input: {
      password: 'an even better horse',
      currentPassword: password,
    } satisfies SetPasswordInput,
    output: exampleUser,
  },
};
