import { texts } from '@guildpath/content/texts';
import { listShields } from '@guildpath/results';

/** For the pages of the development server. */
export const shields = listShields(texts);
