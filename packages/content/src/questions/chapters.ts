import type { Chapter, ScoredQuestion, Tier } from '@guildpath/contract';

interface ChapterStart extends Chapter {
  /** The first scene of the chapter. */
  readonly questionId: string;
}

/**
 * The chapters of each story, in order. `behind` is read in the pause after the chapter, so it may tell what
 * happened, but never how a puzzle was solved. The Quick Quest is too short for a pause.
 */
const chapterStarts: Readonly<Record<Tier, readonly ChapterStart[]>> = {
  quick: [],
  standard: [
    {
      questionId: 'standard-01-the-seventh-light',
      title: 'A Light Too Many',
      behind:
        'A seventh light burns in the north, and a stranger in a green hood set out for it before you did.',
    },
    {
      questionId: 'standard-07-three-coats-of-wax',
      title: 'The Patience',
      behind:
        'You found boots and a boat, sat out a squall and crossed the sand, and now the mountains begin.',
    },
    {
      questionId: 'standard-13-a-week-before-the-snow',
      title: 'Above Stonefold',
      behind:
        'You climbed through snow and fog, lost half a day to ice, and learned who wears the green hood.',
    },
    {
      questionId: 'standard-20-five-stones-in-a-row',
      title: 'Under the Mountain',
      behind: 'The road to Overdale is open again, and its seven houses are seven once more.',
    },
  ],
  epic: [
    {
      questionId: 'epic-01-the-oldest-flame',
      title: 'The Call',
      behind:
        'You took the flame from Lantern Hall to the sea, and on the way it lit a baker’s oven.',
    },
    {
      questionId: 'epic-09-a-shop-with-sails',
      title: 'The Voyage',
      behind:
        'Seven islands, six days without wind and one long question lie behind you, and the flame still burns.',
    },
    {
      questionId: 'epic-17-the-city-of-nine-stairs',
      title: 'The City',
      behind:
        'Nine Stairs has heard you, Flint’s furnace glows again, and you know who drew the line through the oil.',
    },
    {
      questionId: 'epic-25-a-day-in-thimble-cove',
      title: 'The Rock',
      behind:
        'You reached the Far Light, lost the flame to one short nap, and thought of where to ask for it back.',
    },
    {
      questionId: 'epic-33-lights-on-the-water',
      title: 'The Return',
      behind: 'The Far Light turns, ninety boats are in, and the flame is home.',
    },
  ],
};

/** Adds each chapter to the question that begins it. */
export function withChapters(
  tier: Tier,
  questions: readonly ScoredQuestion[],
): readonly ScoredQuestion[] {
  return questions.map((question) => {
    const start = chapterStarts[tier].find(({ questionId }) => questionId === question.id);
    return start
      ? { ...question, chapter: { title: start.title, behind: start.behind } }
      : question;
  });
}
