import { optionIds, tierFacts, tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import {
  ids,
  notOneSentence,
  openings,
  readingGrade,
  repeated,
  sentencesOf,
  wordsOutside,
} from '../testing/english.ts';
import { questionBank } from './question-bank.ts';

const scenes = tiers.flatMap((tier) => questionBank[tier]);
const options = scenes.flatMap((scene) => scene.options);

describe('the scenes', () => {
  test('have the options a, b, c and d, in this order', () => {
    const unfit = scenes.filter((scene) => ids(scene.options).join() !== optionIds.join());
    expect(ids(unfit)).toEqual([]);
  });

  test('have a time of day, and each another picture than the scene before it', () => {
    expect(ids(scenes.filter(({ time }) => !time))).toEqual([]);
    const same = tiers.flatMap((tier) =>
      questionBank[tier].filter(({ place, time }, index, all) => {
        const before = all[index - 1];
        return before?.place === place && before.time === time;
      }),
    );
    expect(ids(same)).toEqual([]);
  });

  test('have no picture more than twice in a quest, and no place of the Quick Quest', () => {
    for (const tier of tiers) {
      const pictures = questionBank[tier].map(({ place, time }) => `${place} ${time}`);
      expect(repeated(pictures, 2)).toEqual([]);
    }
    const places = questionBank.quick.map(({ place }) => place);
    expect(repeated(places, 2)).toEqual([]);
  });

  test('keep to lengths that fit a phone without scrolling', () => {
    // At 360 by 740 a line holds about 33 characters of scenario or question and 30 of a label.
    const unfit = scenes.filter(({ type, title, scenario, question, tags }) => {
      const sentences = sentencesOf(scenario).length;
      return (
        title.length > 32 ||
        sentences < 2 ||
        sentences > 4 ||
        scenario.length < 120 ||
        scenario.length > (type === 'aptitude' ? 270 : 180) ||
        question.length > 34 ||
        !question.endsWith('?') ||
        tags.length === 0
      );
    });
    expect(ids(unfit)).toEqual([]);
  });

  test('have short labels, and descriptions of one sentence and similar length', () => {
    const labels = options.map(({ label }) => label);
    expect(labels.filter((label) => label.length > 28 || /[.!?]$/.test(label))).toEqual([]);
    const descriptions = options.map(({ description }) => description);
    expect(notOneSentence(descriptions)).toEqual([]);
    expect(descriptions.filter((text) => text.length > 70 || !text.endsWith('.'))).toEqual([]);
    const uneven = scenes.filter((scene) => {
      const lengths = scene.options.map(({ description }) => description.length);
      return Math.max(...lengths) - Math.min(...lengths) > 16;
    });
    expect(ids(uneven)).toEqual([]);
  });

  test('have a reading grade of 8 at most', () => {
    const hard = scenes.filter(({ scenario, question, options: own }) => {
      const text = [scenario, question, ...own.map(({ description }) => description)].join(' ');
      return readingGrade(text) > 8;
    });
    expect(ids(hard)).toEqual([]);
  });

  test('do not name the interest types and traits that they measure', () => {
    const measured =
      /\brealis|\binvestigat|\bart\b|\barts\b|\bartis|\bsocial|\benterpris|\bconvention|\bopenness|\bconscien|\bextraver|\bintrover|\bagreeabl|\bneuroti/i;
    const unfit = scenes.filter(({ key: _, type: __, ...shown }) =>
      measured.test(
        Object.values(shown)
          .map((text) => JSON.stringify(text))
          .join(' '),
      ),
    );
    expect(ids(unfit)).toEqual([]);
  });

  test('share no title, scenario, question or option', () => {
    for (const part of ['title', 'scenario', 'question'] as const) {
      expect(repeated(scenes.map((scene) => scene[part]))).toEqual([]);
    }
    expect(repeated(options.map(({ label }) => label))).toEqual([]);
    expect(repeated(options.map(({ description }) => description))).toEqual([]);
  });
});

describe.each([
  { kind: 'moment', least: 8, most: 18, length: 120, different: 4, shared: 4 },
  { kind: 'echo', least: 3, most: 12, length: 44, different: 2, shared: 3 },
] as const)('each $kind', ({ kind, least, most, length, different, shared }) => {
  const texts = options.map((option) => option[kind] ?? '');

  test('tells a choice to the person in one sentence, as a story and not as an answer', () => {
    expect(wordsOutside(texts, least, most)).toEqual([]);
    expect(notOneSentence(texts)).toEqual([]);
    const unfit = texts.filter(
      (text) =>
        text.length > length ||
        !/^[A-Z].*[a-z]\.$/.test(text) ||
        !/\byou(r)?\b/i.test(text) ||
        /\d|[–—;]/.test(text) ||
        /\byou (chose|selected|answered)\b|\b(right|wrong|correct)ly\b/i.test(text),
    );
    expect(unfit).toEqual([]);
  });

  test('is there once, and opens unlike the others', () => {
    expect(repeated(texts)).toEqual([]);
    expect(repeated(openings(texts, shared), 5)).toEqual([]);
    const alike = scenes.filter((scene) => {
      const own = openings(
        scene.options.map((option) => option[kind] ?? ''),
        2,
      );
      return new Set(own).size < different;
    });
    expect(ids(alike)).toEqual([]);
  });
});

test('at most a third of the moments begin with "When", and seven in ten echoes with "You"', () => {
  const share = (texts: readonly string[], word: string) =>
    openings(texts, 1).filter((first) => first === word).length / texts.length;
  const moments = options.map(({ moment = '' }) => moment);
  expect(share(moments, 'when')).toBeLessThanOrEqual(1 / 3);
  const echoes = options.map(({ echo = '' }) => echo);
  expect(share(echoes, 'you')).toBeLessThanOrEqual(0.7);
  expect(echoes.filter((echo) => moments.includes(echo))).toEqual([]);
});

test('no echo of a puzzle gives away if it was solved', () => {
  const verdict =
    /\b(right|wrong|correct|true|false|exact|solv|mist(ook|ake)|prov|fail|well|sadly|luckily|clever)/i;
  const puzzles = scenes.filter(({ type }) => type === 'aptitude');
  const echoes = puzzles.flatMap((puzzle) => puzzle.options.map(({ echo = '' }) => echo));
  expect(echoes.filter((echo) => verdict.test(echo))).toEqual([]);
});

describe('the chapters', () => {
  const chaptersOf = (tier: keyof typeof questionBank) =>
    questionBank[tier].flatMap(({ chapter }, start) => (chapter ? [{ ...chapter, start }] : []));
  const chapters = tiers.flatMap(chaptersOf);

  test('are none in the Quick Quest, four and five in the longer stories, of six to eight scenes', () => {
    expect(tiers.map((tier) => chaptersOf(tier).length)).toEqual([0, 4, 5]);
    const lengths = tiers.flatMap((tier) => {
      const starts = chaptersOf(tier).map(({ start }) => start);
      return starts.map((start, i) => (starts[i + 1] ?? tierFacts[tier].questionCount) - start);
    });
    expect(lengths.filter((length) => length < 6 || length > 8)).toEqual([]);
    expect(chaptersOf('standard')[0]?.start).toBe(0);
    expect(chaptersOf('epic')[0]?.start).toBe(0);
  });

  test('have titles that no scene has, and look back in one plain sentence', () => {
    const titles = [...chapters, ...scenes].map(({ title }) => title);
    expect(repeated(titles)).toEqual([]);
    const behind = chapters.map((chapter) => chapter.behind);
    expect(notOneSentence(behind)).toEqual([]);
    expect(wordsOutside(behind, 5, 22)).toEqual([]);
    expect(behind.filter((text) => /\d|[–—;]/.test(text))).toEqual([]);
    expect(readingGrade(behind.join(' '))).toBeLessThanOrEqual(9);
  });
});
