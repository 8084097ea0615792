import MiniSearch from 'minisearch';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSearch } from './browsing.ts';

const shelf = [
  { name: 'Café Owner', about: ['Serving'], description: 'Serves coffee to photographers.' },
  { name: 'Photographer', about: ['Pictures', 'Self-employed'] },
  { name: 'Police Officer', alsoCalled: ['cop', 'officer'], about: ['Security'] },
  { name: 'Videographer', alsoCalled: ['wedding filmmaker'], about: ['Pictures'] },
  { name: 'Wedding Photographer', about: ['Pictures'], description: 'Helicopters and cafés.' },
];
const search = await createSearch(shelf, (item) => item);
const find = (words?: string) => search(words).map(({ name }) => name);

describe('a search', () => {
  it.each([
    ['photo', ['Photographer', 'Wedding Photographer', 'Café Owner']],
    ['cafe', ['Café Owner', 'Wedding Photographer']],
    ['cop', ['Police Officer']],
    ['wedding', ['Wedding Photographer', 'Videographer']],
  ])('for %s finds those that are called so first, then the others', (words, found) => {
    expect(find(words)).toEqual(found);
  });

  it('finds a whole name before a part of one', () => {
    expect(find('photographer')).toEqual(['Photographer', 'Wedding Photographer', 'Café Owner']);
  });

  it.each(['PHOTOGRAPHER wedding', 'wedding pictures photo', '  Wedding,  cafés! '])(
    'wants every word, in whatever order and case: %s',
    (words) => {
      expect(find(words)).toEqual(['Wedding Photographer']);
    },
  );

  it('looks within the words of names, but in the rest where words begin', () => {
    expect(find('grapher')).toEqual(['Photographer', 'Videographer', 'Wedding Photographer']);
    expect(find('ployed')).toEqual([]);
  });

  it.each([
    ['photografer', ['Photographer', 'Wedding Photographer']],
    ['polcie', ['Police Officer']],
    ['weding fotographer', ['Wedding Photographer']],
    ['ofiser', ['Police Officer']],
  ])('forgives typing errors in names: %s', (words, found) => {
    expect(find(words)).toEqual(found);
  });

  it('forgives nothing where something is spelled like that', () => {
    expect(find('videograph')).toEqual(['Videographer']);
  });

  it.each(['cpo', 'vop'])('forgives nothing in a word as short as %s', (words) => {
    expect(find(words)).toEqual([]);
  });

  it.each(['café', 'cafe\u0301', 'CAFÉ', 'ｃａｆｅ'])(
    'knows no difference between accents, nor between their spellings: %s',
    (words) => {
      expect(find(words)).toEqual(find('cafe'));
    },
  );

  it('reads a hyphen as a blank', () => {
    expect(find('self employed')).toEqual(['Photographer']);
    expect(find('self-employed')).toEqual(['Photographer']);
  });

  it.each([undefined, '', '   '])('for nothing (%j) finds everything, in its order', (words) => {
    expect(search(words)).toEqual(shelf);
  });

  it.each(['%', '--', '😀', '日本語', '\u0301', '\ud800', '.*', 'photographer xylophone'])(
    'for %j finds nothing',
    (words) => {
      expect(find(words)).toEqual([]);
    },
  );
});

describe('the work of a search', () => {
  /** Collects the queries of the index. */
  function watchIndex(): readonly string[] {
    const queries: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- called with the `this` of the spy
    const { search: original } = MiniSearch.prototype;
    const spy = vi.spyOn(MiniSearch.prototype, 'search').mockImplementation(function (
      this: MiniSearch,
      ...args
    ) {
      queries.push(String(args[0]));
      return original.apply(this, args);
    });
    onTestFinished(() => {
      spy.mockRestore();
    });
    return queries;
  }
  const fresh = () => createSearch(shelf, (item) => item);

  it('is eight different words at most, and one attempt where there are many', async () => {
    const queries = watchIndex();
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz').join(' ');
    (await fresh())(`a ${letters} ${letters}`.slice(0, 100));
    expect(queries).toEqual(['a b c d e f g h']);
  });

  it('is one attempt for a long word too', async () => {
    const queries = watchIndex();
    (await fresh())('x'.repeat(100));
    expect(queries).toHaveLength(1);
  });

  it('is done once for the same words, however they are written', async () => {
    const queries = watchIndex();
    const find = await fresh();
    expect(find('Café, owner!')).toBe(find('  cafe OWNER owner'));
    expect(find('xylophone')).toEqual(find('Xylophone'));
    expect(queries.filter((words) => words === 'cafe owner')).toHaveLength(1);
    expect(new Set(queries)).toEqual(new Set(['cafe owner', 'xylophone']));
  });

  it('takes one letter for the beginning of a word only where it is the last', () => {
    expect(find('p')).toContain('Photographer');
    expect(find('wedding p')).toContain('Wedding Photographer');
    expect(find('p wedding')).toEqual([]);
  });
});
