import { describe, expect, it } from 'vitest';
import { findIn, toSearchable } from './browsing.ts';

const shelf = [
  toSearchable('Café Owner', 'Café Owner', ['Serves coffee to photographers.']),
  toSearchable('Photographer', 'Photographer', ['Takes pictures.', 'Self-employed']),
  toSearchable('Wedding Photographer', 'Wedding Photographer', ['Takes pictures in cafés.']),
];

describe('a search', () => {
  it.each([
    ['photo', ['Photographer', 'Wedding Photographer', 'Café Owner']],
    ['cafe', ['Café Owner', 'Wedding Photographer']],
  ])('for %s finds names first, then the others, each in the order given', (search, found) => {
    expect(findIn(shelf, search)).toEqual(found);
  });

  it.each(['PHOTOGRAPHER wedding', 'wedding pictures', '  Wedding,  cafés! '])(
    'wants every word, in whatever order and case: %s',
    (search) => {
      expect(findIn(shelf, search)).toEqual(['Wedding Photographer']);
    },
  );

  it('looks within the words of names, but in the rest where words begin', () => {
    expect(findIn(shelf, 'grapher')).toEqual(['Photographer', 'Wedding Photographer']);
    expect(findIn(shelf, 'ictures')).toEqual([]);
  });

  it.each(['café', 'cafe\u0301', 'CAFÉ', 'ｃａｆｅ'])(
    'knows no difference between accents, nor between their spellings: %s',
    (search) => {
      expect(findIn(shelf, search)).toEqual(findIn(shelf, 'cafe'));
    },
  );

  it('of one or two letters looks only where words begin, in names too', () => {
    expect(findIn(shelf, 'ph')).toEqual(['Photographer', 'Wedding Photographer', 'Café Owner']);
    expect(findIn(shelf, 'ap')).toEqual([]);
  });

  it('reads a hyphen as a blank', () => {
    expect(findIn(shelf, 'self employed')).toEqual(['Photographer']);
    expect(findIn(shelf, 'self-employed')).toEqual(['Photographer']);
  });

  it.each([undefined, '', '   '])('for nothing (%j) finds everything', (search) => {
    expect(findIn(shelf, search)).toHaveLength(shelf.length);
  });

  it.each(['%', '--', '😀', '日本語', '\u0301', '\ud800', '.*', 'photographer xylophone'])(
    'for %j finds nothing',
    (search) => {
      expect(findIn(shelf, search)).toEqual([]);
    },
  );
});
