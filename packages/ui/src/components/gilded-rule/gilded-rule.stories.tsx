import type { Stories } from '../../workbench/stories.ts';
import { GildedRule } from './gilded-rule.tsx';

export const stories: Stories = {
  title: 'GildedRule',
  states: { 'On its own': () => <GildedRule /> },
};
