import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type SignInLinkEmailProps,
  toSignInLinkEmail,
  toWords,
} from '../adapters/mail/templates/sign-in-link-email.tsx';
import { renderMail, renderOnce } from './render-mail.ts';

/** What a sentence may consist of, with what means something in HTML, in JSON, in a replacement or in a template. */
const character = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('<', '>', '&', '"', "'", '\\', '$&', ' ', '\n', '\u200B', 'é', '&amp;', '</p>'),
  fc.constantFrom('\uE000', '\uE001', '\uE0000\uE001', '{', '👩‍🚀'),
);
const sentence = fc
  .array(character, { minLength: 1, maxLength: 60 })
  .map((characters) => characters.join('').replaceAll(/^[\s\u200B]+|[\s\u200B]+$/g, ''))
  .filter((text) => text !== '');

const link = fc
  .tuple(fc.webUrl({ withQueryParameters: true }), fc.webPath())
  .map(([url, path]) => `${url}&redirect=${path}`);

const discovery = fc.record(
  {
    characterClass: fc.constantFrom('Mage', 'Artisan'),
    archetype: fc.constantFrom('Investigative', 'Artistic'),
    guildTitle: sentence,
    bestMatches: fc.uniqueArray(
      fc.record({
        careerTitle: sentence,
        matchPercentage: fc.double({ min: 0, max: 100, noNaN: true }),
      }),
      { minLength: 1, maxLength: 3, selector: ({ careerTitle }) => careerTitle },
    ),
    portrait: fc.uniqueArray(sentence, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['characterClass', 'archetype', 'bestMatches', 'portrait'] },
);

const mail = fc.record(
  {
    greetingName: sentence,
    link,
    validHours: fc.constantFrom(1, 24),
    occasion: fc.constantFrom('results', 'signup', 'known-email', 'login'),
    discovery,
    pictureId: fc.constantFrom('card@guildpath', 'another'),
  },
  { requiredKeys: ['greetingName', 'link', 'validHours', 'occasion'] },
);

it('a mail whose words are filled in is the mail rendered with its words', () => {
  const render = renderOnce(toSignInLinkEmail);
  fc.assert(
    fc.property(mail, (given) => {
      // The library's types allow absent keys to be undefined.
      const props = given as SignInLinkEmailProps;
      const words = toWords(props);
      const rendered = renderMail(toSignInLinkEmail(words, props.occasion));
      expect(render(words, props.occasion)).toEqual(rendered);
    }),
  );
});
