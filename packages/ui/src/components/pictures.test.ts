import { expect, test } from 'vitest';

const drawings = import.meta.glob<string>(
  ['./{quest-scenery,crest}/pictures/**/*.svg', './night-scene/*.svg'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

test('every drawing defines what it refers to, and nothing else', () => {
  for (const [file, markup] of Object.entries(drawings)) {
    const defined = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...markup.matchAll(/(?:url\(|href="|[{}>])#(\w+)/g)].map(([, id]) => id);
    expect(new Set(defined), file).toEqual(new Set(used));
  }
});

test.each(['light', 'flag', 'ears', 'scarf', 'birds', 'sparks'])(
  'every place has a drawing that answers with %s',
  (motion) => {
    const places = Object.entries(drawings).filter(
      ([file]) => file.includes('quest-scenery') && !file.includes('-side'),
    );
    const without = places.filter(([, markup]) => !markup.includes(`class="${motion}"`));
    expect(places).toHaveLength(14);
    expect(without).toEqual([]);
  },
);
