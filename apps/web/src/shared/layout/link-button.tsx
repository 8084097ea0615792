import { ButtonAnchor } from '@guildpath/ui';
import { createLink } from '@tanstack/react-router';

export const LinkButton = createLink(ButtonAnchor);
