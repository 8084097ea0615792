import { type ScoredQuestion, type Tier, typographic } from '@guildpath/contract';
import { withChapters } from './chapters.ts';
import { epicJourney } from './epic-journey.ts';
import { quickQuest } from './quick-quest.ts';
import { withTimes } from './scene-times.ts';
import { standardAdventure } from './standard-adventure.ts';

/**
 * It is stored with each result and incremented with every change to the text, place or key of a scene. Ids never
 * change: a scene whose options change their meaning gets a new one.
 */
export const questionBankVersion = '11';

/** Holds all questions with their keys, in the order of the story. A Coming Soon tier may be empty. */
export const questionBank: Readonly<Record<Tier, readonly ScoredQuestion[]>> = typographic({
  quick: withTimes('quick', quickQuest),
  standard: withTimes('standard', withChapters('standard', standardAdventure)),
  epic: withTimes('epic', withChapters('epic', epicJourney)),
});
