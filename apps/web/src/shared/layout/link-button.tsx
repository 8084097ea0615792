import { ButtonAnchor } from '@guildpath/ui';
import { createLink } from '@tanstack/react-router';

/** A link to another screen that looks like a button. */
export const LinkButton = createLink(ButtonAnchor);
