/**
 * Stands for the site's public address in what the web app's build writes, because only a running server knows it: the
 * server puts its own in the place of each.
 */
export const publicUrlPlaceholder = 'https://public-url.invalid';
