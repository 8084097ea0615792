import type { ScoredQuestion, Tier } from '@guildpath/contract';
import { withChapters } from './chapters.ts';
import { epicJourney } from './epic-journey.ts';
import { quickQuest } from './quick-quest.ts';
import { standardAdventure } from './standard-adventure.ts';

/**
 * Stored with each result to record which scenes and keys it was scored with. Incremented with
 * every change to a scene's text or key. Ids never change: a scene whose options mean something else
 * gets a new one.
 */
export const questionBankVersion = '6';

/**
 * Every question of every tier with its scoring key, in the order of the story. A tier that is
 * Coming Soon may have none.
 */
export const questionBank: Readonly<Record<Tier, readonly ScoredQuestion[]>> = {
  quick: quickQuest,
  standard: withChapters('standard', standardAdventure),
  epic: withChapters('epic', epicJourney),
};
