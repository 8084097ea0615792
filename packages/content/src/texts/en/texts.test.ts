import { bigFiveTraits, riasecTypes, traitNames, type Wording } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { careers } from '../../catalogue/careers.ts';
import { jobFamilies } from '../../catalogue/job-families.ts';
import {
  contraction,
  countWords,
  notOneSentence,
  openings,
  readingGrade,
  repeated,
  sentencesOf,
  wordsOutside,
} from '../../testing/english.ts';
import { texts } from './texts.ts';

const { pairs, singles, even } = texts.portraits;
const pairPortraits = Object.values(pairs).flatMap((led) => Object.values(led));
const portraits = [...pairPortraits, ...Object.values(singles), even];

const psychometricWords = [
  ...[...riasecTypes, ...bigFiveTraits].map((name) => traitNames[name]),
  'interests?',
  'interesting',
  'traits?',
  'types?',
  'scores?',
  'profiles?',
  'personalit(y|ies)',
  'percent\\w*',
  'Holland',
  'RIASEC',
];
const psychometric = new RegExp(`\\b(${psychometricWords.join('|')})\\b`, 'i');
const figureOrSign = /[\d—–;’“”"]|\s-\s/;
const calque = /\b(somebody who\b(?!'s)|one's own|as well\.)/i;

function wordingsOf(wordings: readonly Wording[]): string[] {
  return wordings.map((wording) => (typeof wording === 'string' ? wording : wording.text));
}

/** Lists the first wording of each list in which too few fit every person. */
function tooSpecial(lists: readonly (readonly Wording[])[], least: number): string[] {
  return lists
    .filter((list) => list.filter((wording) => typeof wording === 'string').length < least)
    .map((list) => wordingsOf(list)[0] ?? '');
}

describe('the portraits', () => {
  const sentences = portraits.flatMap(({ meaning, text, needs }) => [meaning, ...text, needs]);
  const lists = portraits.flatMap(({ friends, costs }) => [friends, costs]);
  const lines = lists.flatMap(wordingsOf);
  const wordings = sentences.flatMap(wordingsOf);
  const welcomes = portraits.map(({ welcome }) => welcome);
  const companions = portraits.map(({ beside }) => beside.sentence);
  const pulls = pairPortraits.flatMap(({ pull }) => wordingsOf([pull].flat()));
  const titles = portraits.map(({ guildTitle }) => guildTitle);

  test('have 80 to 110 words of grade 5.5 to 8, whichever wordings are chosen on average', () => {
    const unfit = portraits.filter(({ text }) => {
      const length = text
        .map(wordingsOf)
        .map((variants) => variants.map(countWords).reduce((a, b) => a + b) / variants.length)
        .reduce((a, b) => a + b);
      const grade = readingGrade(text.flatMap(wordingsOf).join(' '));
      return length < 80 || length > 110 || grade < 5.5 || grade > 8;
    });
    expect(unfit.map(({ guildTitle }) => guildTitle)).toEqual([]);
  });

  test('have a wording of each sentence, and three lines of each list, that fit every person', () => {
    expect(tooSpecial(sentences, 1)).toEqual([]);
    expect(tooSpecial(lists, 3)).toEqual([]);
  });

  test('say everything in single sentences, and nothing twice', () => {
    const all = [...wordings, ...welcomes, ...companions, ...pulls];
    expect(notOneSentence(all)).toEqual([]);
    expect(repeated([...all, ...lines])).toEqual([]);
  });

  test('welcome the person in 12 to 22 words, each in another way and without the title', () => {
    expect(wordsOutside(welcomes, 12, 22)).toEqual([]);
    expect(welcomes.filter((welcome) => !/\byou.*[a-z]\.$/i.test(welcome))).toEqual([]);
    expect(repeated(openings(welcomes, 3))).toEqual([]);
    expect(openings(welcomes, 1).filter((word) => /^your?$/.test(word)).length).toBeLessThan(19);
    const giveaway = portraits.filter(({ welcome, guildTitle }) => welcome.includes(guildTitle));
    expect(giveaway).toEqual([]);
  });

  test('say why a moment makes the person one of that title, and what the person needs', () => {
    const unnamed = portraits.filter(({ meaning, guildTitle }) =>
      wordingsOf(meaning).some((wording) => !wording.includes(guildTitle)),
    );
    expect(unnamed).toEqual([]);
    const reasons = portraits.flatMap(({ meaning, needs }) => wordingsOf([...meaning, ...needs]));
    expect(wordsOutside(reasons, 11, 24)).toEqual([]);
  });

  test('have pulls of 12 to 22 words, no two on one interest with the same first word', () => {
    expect(wordsOutside(pulls, 12, 22)).toEqual([]);
    for (const led of Object.values(pairs)) {
      const words = openings(
        Object.values(led).flatMap(({ pull }) => wordingsOf([pull].flat())),
        1,
      );
      expect(repeated(words)).toEqual([]);
    }
  });

  test('speak in contractions', () => {
    const meanings = portraits.flatMap(({ meaning }) => wordingsOf(meaning));
    expect(meanings.filter((meaning) => !contraction.test(meaning))).toEqual([]);
    const stiff = portraits.filter(({ text }) => {
      const own = text.flatMap(wordingsOf);
      return own.filter((wording) => contraction.test(wording)).length <= own.length / 2;
    });
    expect(stiff.map(({ guildTitle }) => guildTitle)).toEqual([]);
  });

  test('have lines of 4 to 10 words without a stop', () => {
    expect(wordsOutside(lines, 4, 10)).toEqual([]);
    expect(lines.filter((line) => !/^[A-Z].*[a-z]$/.test(line))).toEqual([]);
  });

  test('name another title that they need beside them', () => {
    const unfit = portraits.filter(
      ({ guildTitle, beside }) =>
        !titles.includes(beside.guildTitle) ||
        beside.guildTitle === guildTitle ||
        !beside.sentence.includes(beside.guildTitle) ||
        !/\byou/i.test(beside.sentence),
    );
    expect(unfit.map(({ guildTitle }) => guildTitle)).toEqual([]);
  });

  test('have short and different titles, neither a class nor a career', () => {
    expect(repeated(titles.map((title) => title.toLowerCase()))).toEqual([]);
    const taken = [
      ...['Warrior', 'Mage', 'Healer'],
      ...riasecTypes.map((type) => traitNames[type]),
      ...careers.map(({ title }) => title),
    ];
    const unfit = titles.filter(
      (title) => taken.includes(title) || !/^[A-Z][a-z]+( [A-Z][a-z]+)?$/.test(title),
    );
    expect(unfit).toEqual([]);
  });

  test('hold no figure, no dash, no calque and no psychometric word', () => {
    const all = [...titles, ...welcomes, ...wordings, ...pulls, ...lines, ...companions];
    const unfit = all.filter((text) =>
      [figureOrSign, psychometric, calque].some((pattern) => pattern.test(text)),
    );
    expect(unfit).toEqual([]);
  });
});

describe('the paragraphs on traits and personality types', () => {
  const ends = bigFiveTraits.flatMap((trait) => [
    texts.traits[trait].low,
    texts.traits[trait].high,
  ]);
  const traits = bigFiveTraits.flatMap((trait) => Object.values(texts.traits[trait]).flat());
  const onTraits = traits.map(({ text }) => text);
  const onPairs = texts.traitPairs.flatMap((pair) => pair.texts);
  const onTypes = Object.values(texts.personalityTypes).flat();
  const watches = traits.map(({ watch }) => watch);

  test('have their lengths, and no pair twice', () => {
    expect(repeated(texts.traitPairs.map((pair) => pair.traits.join()))).toEqual([]);
    expect(wordsOutside(onTraits, 35, 60)).toEqual([]);
    expect(wordsOutside(onPairs, 25, 45)).toEqual([]);
    expect(wordsOutside(onTypes, 30, 50)).toEqual([]);
    expect(wordsOutside(watches, 10, 26)).toEqual([]);
    const lines = ends.flat().flatMap(({ friends, costs }) => [friends, costs]);
    expect(wordsOutside(lines, 4, 10)).toEqual([]);
  });

  test('are of grade 4.5 to 10', () => {
    expect(onTraits.filter((text) => readingGrade(text) < 4.5 || readingGrade(text) > 10)).toEqual(
      [],
    );
  });

  test('have a wording for each end of a trait that fits every person', () => {
    expect(ends.filter((wordings) => wordings.every(({ unless }) => unless))).toEqual([]);
  });

  test('have a contraction, and neither a figure, a dash nor a psychometric word', () => {
    const paragraphs = [...onTraits, ...onPairs, ...onTypes];
    expect(paragraphs.filter((text) => !contraction.test(text))).toEqual([]);
    const unfit =
      /[\d—–;’]|\b(traits?|scores?|percent|personality|profile|open(ness)|extra\w*version)\b/i;
    expect([...paragraphs, ...watches].filter((text) => unfit.test(text))).toEqual([]);
  });
});

test('every job family has a sentence', () => {
  const { known } = texts.fields;
  expect(Object.keys(known).toSorted()).toEqual([...jobFamilies].toSorted());
  const unfit = Object.values(known).filter(
    (text) => sentencesOf(text).length !== 1 || /\d/.test(text),
  );
  expect(unfit).toEqual([]);
});

test('no text assumes school, a boss, parents or a first job of its reader', () => {
  const stageOfLife =
    /\b(homework|exams?|boss(es)?|parents?|teachers?|grades?|semesters?|essays?|group project|class(mates?| trips?| council)?|first job|start(ing)? out|(at|to|middle|high|the) school|school (play|fair|magazine))\b/i;
  // They speak of other people, or of a place to work in.
  const allowed = [
    /a worried parent/,
    /a class, a ward/i,
    /have a rehearsal in them, or a class/,
    /Plumber, teacher/,
  ];
  const own = JSON.stringify([
    texts.portraits,
    texts.traits,
    texts.traitPairs,
    texts.personalityTypes,
  ]);
  const assuming = [...own.matchAll(/"([^"]+)"/g)]
    .flatMap(([, text]) => text ?? [])
    .filter((text) => stageOfLife.test(text) && !allowed.some((place) => place.test(text)));
  expect(assuming).toEqual([]);
  const { oneYear, fiveYears } = texts.roadmap;
  const routes = [...Object.values(oneYear), ...Object.values(fiveYears)].map((say) => say('Chef'));
  expect(routes.filter((sentence) => /high school|homework|parents/.test(sentence))).toEqual([]);
});
