import { careers, companies } from '@guildpath/content';
import type { Tier } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { portraitBounds, reasonsBounds } from './instructions.ts';
import captured from './testing/captured-facts.json' with { type: 'json' };
import { badEndings, type Reply, replies } from './testing/replies.ts';
import { type Section, type Written, writeSections } from './write-sections.ts';

/** Has a model that always gives the same reply write the portrait and the first career. */
function write({ person, portrait, ...reasons }: Omit<Reply, 'kind'>): Promise<Written> {
  const { tier, career, ...facts } = captured[person];
  const sections: Section[] = [
    {
      id: 'person',
      texts: ['portrait'],
      bounds: portraitBounds(tier as Tier),
      facts: facts.person,
    },
    { id: 'career', texts: Object.keys(reasons), bounds: reasonsBounds, facts: career },
  ];
  const answer = { person: { portrait }, career: reasons };
  return writeSections(
    () => Promise.resolve(answer),
    { instructions: '', sections },
    {
      companies: companies.map(({ name }) => name),
      otherTitles: careers.map(({ title }) => title).filter((title) => title !== career.title),
    },
  );
}

async function countShown(kind: Reply['kind'], section: string): Promise<number> {
  const written = await Promise.all(replies.filter((reply) => reply.kind === kind).map(write));
  return written.filter(({ drafts }) => drafts.has(section)).length;
}

describe('of texts as models write them, without a second attempt', () => {
  it.each([
    ['american', 9, 10],
    ['british', 5, 5],
    ['small', 4, 5],
  ] as const)('(%s) at least %i of %i portraits are shown', async (kind, atLeast, all) => {
    expect(replies.filter((reply) => reply.kind === kind)).toHaveLength(all);
    expect(await countShown(kind, 'person')).toBeGreaterThanOrEqual(atLeast);
    expect(await countShown(kind, 'career')).toBeGreaterThanOrEqual(atLeast);
  });
});

const good = replies.filter(({ kind }) => kind !== 'small');

describe('a portrait that is good but for its end is never shown with', () => {
  it.each(badEndings)('%s', async (_what, ending) => {
    for (const reply of good) {
      expect((await write(reply)).drafts.has('person')).toBe(true);
      const { drafts } = await write({ ...reply, portrait: `${reply.portrait} ${ending}` });
      expect(drafts.has('person')).toBe(false);
    }
  });
});
