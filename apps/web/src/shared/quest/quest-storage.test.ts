import type { Draft } from '@guildpath/contract';
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aSavedQuest, threeScenes } from '../../testing/builders.ts';
import { blockStorage, fillStorage } from '../../testing/hinder-storage.ts';
import { isOnlyInMemory } from '../auth/visitor-storage.ts';
import { loadQuest } from './load-quest.ts';
import { clearQuest, recordUpload, saveQuest, usePendingQuest } from './quest-storage.ts';

const key = 'guildpath.quest.quick';

describe('answers saved in the browser', () => {
  it('a quest that was saved is found again, with its place and its key', () => {
    const quest = aSavedQuest({
      position: 1,
      answers: { q1: 'b' },
      least: { q1: 'c' },
      basicInterests: ['law', 'animal-service'],
      seconds: 9,
    });
    saveQuest('quick', quest);
    expect(loadQuest('quick', threeScenes)).toEqual(quest);
  });

  it('each tier has answers of its own', () => {
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'k', position: 1, answers: { q1: 'b' } }));
    expect(loadQuest('standard', threeScenes)).toMatchObject({ position: 0, answers: {} });
  });

  it('a new quest starts at the first scene with a key of its own', () => {
    const first = loadQuest('quick', threeScenes);
    const second = loadQuest('quick', threeScenes);
    expect(first).toMatchObject({ position: 0, answers: {} });
    expect(first.idempotencyKey).not.toBe(second.idempotencyKey);
  });

  it('a quest gets a key over plain http too, where browsers cannot make a UUID', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(loadQuest('quick', threeScenes).idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('without the answers to questions that are no longer asked, a quest goes on under a new key', () => {
    const answers = { q1: 'b', old: 'c', q3: 'a' } as const;
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'k', position: 3, answers }));
    const quest = loadQuest('quick', threeScenes);
    expect(quest).toMatchObject({ position: 1, answers: { q1: 'b', q3: 'a' } });
    expect(quest.idempotencyKey).not.toBe('k');
  });

  it('a submitted quest stays, although its questions are no longer asked', () => {
    const submitted = { assessmentResultId: 'r1', guestEmail: 'ada@example.org' };
    saveQuest('quick', aSavedQuest({ answers: { old: 'c' }, submitted }));
    expect(loadQuest('quick', threeScenes).submitted).toEqual(submitted);
  });

  it('an option or a thing that does not exist is dropped alone', () => {
    const answers = { q1: 'z', q2: 'd' };
    const basicInterests = ['law', 'dragons'];
    localStorage.setItem(
      key,
      JSON.stringify({ version: 1, idempotencyKey: 'k', position: 0, answers, basicInterests }),
    );
    expect(loadQuest('quick', threeScenes)).toMatchObject({
      answers: { q2: 'd' },
      basicInterests: ['law'],
    });
  });

  it('a quest saved before there was a least option is still valid', () => {
    localStorage.setItem(
      key,
      JSON.stringify({ version: 1, idempotencyKey: 'k', position: 1, answers: { q1: 'b' } }),
    );
    expect(loadQuest('quick', threeScenes)).toEqual(
      aSavedQuest({ position: 1, answers: { q1: 'b' } }),
    );
  });

  it('a least option of a scene that takes none is dropped', () => {
    saveQuest('quick', aSavedQuest({ answers: { q2: 'b' }, least: { q1: 'a', q2: 'a' } }));
    expect(loadQuest('quick', threeScenes).least).toEqual({});
  });

  it('a quest never resumes beyond the first unanswered scene', () => {
    saveQuest(
      'quick',
      aSavedQuest({ idempotencyKey: 'k', position: 3, answers: { q1: 'a', q3: 'a' } }),
    );
    expect(loadQuest('quick', threeScenes).position).toBe(1);
  });

  it('with every scene answered the quest resumes at the completion', () => {
    saveQuest(
      'quick',
      aSavedQuest({
        idempotencyKey: 'k',
        position: 3,
        answers: { q1: 'a', q2: 'b', q3: 'c' },
      }),
    );
    expect(loadQuest('quick', threeScenes).position).toBe(3);
  });

  it.each([
    ['text that is not JSON', '{"version":'],
    [
      'another version',
      JSON.stringify({ version: 99, idempotencyKey: 'k', position: 1, answers: {} }),
    ],
    ['another shape', JSON.stringify([1, 2, 3])],
  ])('%s starts the quest from the beginning', (_, stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem(key, stored);
    expect(loadQuest('quick', threeScenes)).toMatchObject({ position: 0, answers: {} });
  });

  it.each([
    ['blocks its storage', blockStorage],
    ['has no storage', () => vi.stubGlobal('localStorage', null)],
    ['has no space left', fillStorage],
  ])('in a browser that %s, answers last as long as the page', (_, hinder) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    saveQuest('quick', aSavedQuest({ position: 1, answers: { q1: 'a' } }));
    hinder();
    const quest = aSavedQuest({ position: 2, answers: { q1: 'a', q2: 'b' } });
    saveQuest('quick', quest);
    expect(loadQuest('quick', threeScenes)).toEqual(quest);
    expect(isOnlyInMemory(key)).toBe(true);
    clearQuest('quick');
    expect(loadQuest('quick', threeScenes).answers).toEqual({});
  });

  it('answers are stored again once the browser has space', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fillStorage();
    saveQuest('quick', aSavedQuest({ position: 1, answers: { q1: 'a' } }));
    vi.unstubAllGlobals();
    saveQuest('quick', aSavedQuest({ position: 1, answers: { q1: 'b' } }));
    expect(localStorage.getItem(key)).toContain('"q1":"b"');
    expect(isOnlyInMemory(key)).toBe(false);
  });

  it('a draft from the account adds its answers, and the later of two answers to a question counts', () => {
    const draft: Draft = {
      assessmentType: 'quick',
      responses: [
        { questionId: 'q1', selectedOption: 'c', questionType: 'riasec', seconds: 20 },
        { questionId: 'q2', selectedOption: 'd', questionType: 'bigfive', seconds: 15 },
      ],
      basicInterests: ['law'],
      updatedAt: '2024-06-01T10:00:00.000Z',
    };
    const known = { draft, fetchedAt: Date.now() };
    const draftedAt = Date.parse(draft.updatedAt);
    const own = { position: 1, answers: { q1: 'a' }, least: { q1: 'b' } } as const;
    saveQuest('quick', aSavedQuest({ ...own, changedAt: draftedAt + 1 }));
    expect(loadQuest('quick', threeScenes, known)).toMatchObject({
      position: 2,
      answers: { q1: 'a', q2: 'd' },
      least: { q1: 'b' },
      seconds: 35,
      basicInterests: ['law'],
    });
    saveQuest('quick', aSavedQuest({ ...own, basicInterests: [], changedAt: draftedAt - 1 }));
    expect(loadQuest('quick', threeScenes, known)).toMatchObject({
      answers: { q1: 'c', q2: 'd' },
      least: {},
      basicInterests: [],
    });
  });

  describe('a quest whose answers were uploaded', () => {
    const answered = (...questionIds: string[]) =>
      questionIds.map((questionId) => ({
        questionId,
        selectedOption: 'd' as const,
        questionType: 'riasec' as const,
      }));
    const foundLater = (...questionIds: string[]) => ({
      draft: questionIds.length
        ? {
            assessmentType: 'quick' as const,
            responses: answered(...questionIds),
            updatedAt: new Date().toISOString(),
          }
        : undefined,
      fetchedAt: Date.now() + 1_000,
    });
    const upload = (...questionIds: string[]) => {
      const answers = Object.fromEntries(questionIds.map((id) => [id, 'a' as const]));
      saveQuest('quick', aSavedQuest({ position: questionIds.length, answers }));
      recordUpload('quick', { responses: answered(...questionIds) });
    };

    it('is over here once the account has none of them', () => {
      upload('q1', 'q2');
      expect(loadQuest('quick', threeScenes, foundLater())).toMatchObject({
        position: 0,
        answers: {},
      });
    });

    it('takes nothing along into one that was started over on another device', () => {
      upload('q1', 'q2');
      expect(loadQuest('quick', threeScenes, foundLater('q1')).answers).toEqual({ q1: 'd' });
    });

    it('continues where the account has them and more', () => {
      upload('q1');
      expect(loadQuest('quick', threeScenes, foundLater('q1', 'q2')).position).toBe(2);
    });

    it.each([
      ['the account was asked before', { draft: undefined, fetchedAt: 1 }],
      ['it could not be asked', { draft: undefined, fetchedAt: 0 }],
      ['the draft has expired', { draft: undefined, fetchedAt: Date.now() + 31 * 86_400_000 }],
    ])('continues where %s', (_, known) => {
      upload('q1', 'q2');
      expect(loadQuest('quick', threeScenes, known).position).toBe(2);
    });
  });

  it.each(['{"version":', '[]', 'null', '{"version":1,"position":2,"answers":null}'])(
    'an invalid entry (%s) is no pending quest',
    (stored) => {
      localStorage.setItem(key, stored);
      expect(renderHook(() => usePendingQuest('quick')).result.current).toBeUndefined();
    },
  );
});
