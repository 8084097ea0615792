import { type CardOutput, paths } from '@guildpath/contract';
import { withArticle } from '@guildpath/results';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { cardSize } from '../../adapters/pictures/card-picture.tsx';
import type { DrawCard } from '../../adapters/pictures/draw-card.ts';
import type { HeadTag, TemplatedFiles } from '../../http/templated-files.ts';

interface CardPagesOptions {
  /** Undefined when there is no such card, or its owner has withdrawn it. */
  readonly findCard: (cardId: string) => Promise<CardOutput | undefined>;
  readonly drawCard: DrawCard;
  readonly publicUrl: () => string;
  readonly templated: TemplatedFiles;
}

const shell = 'shell.html';
const pictureSuffix = '.png';
/** Replaces the picture of a card that cannot be drawn. */
const sitePicture = '/preview.png';
/** Is short, so that a withdrawn card soon disappears from caches too. */
const cacheControl = 'public, max-age=300';

/** Serves the pages of public cards, with a head for link previews, and their pictures. */
export const cardPages = fastifyPlugin(
  async (app: FastifyInstance, { findCard, drawCard, publicUrl, templated }: CardPagesOptions) => {
    app.get<{ Params: { name: string } }>(paths.card(':name'), async (request, reply) => {
      const { name } = request.params;
      const isPicture = name.endsWith(pictureSuffix);
      const cardId = isPicture ? name.slice(0, -pictureSuffix.length) : name;
      const card = await findCard(cardId);
      if (!card && isPicture) {
        return reply.status(404).header('cache-control', 'no-cache').send('Not found');
      }
      if (!card) {
        reply.status(404);
        return templated.send(request, reply, shell);
      }
      if (!isPicture) {
        const url = publicUrl() + paths.card(cardId);
        return templated.sendWithHead(reply, shell, toHead(card, url));
      }
      const picture = await drawOrLog(card);
      if (!picture) {
        return reply.header('cache-control', 'no-store').redirect(sitePicture);
      }
      return reply
        .type('image/png')
        .header('cache-control', cacheControl)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture);
    });

    async function drawOrLog(card: CardOutput): Promise<Buffer | undefined> {
      try {
        return await drawCard(card);
      } catch (error) {
        app.log.error(
          { err: error },
          'a card cannot be drawn; falling back to the picture of the site',
        );
        return undefined;
      }
    }
  },
);

function toHead(card: CardOutput, url: string) {
  const { characterClass, guildTitle, archetype } = card;
  const member = `${withArticle(characterClass)} of the guild`;
  const heading = guildTitle
    ? `${guildTitle}, ${member}`
    : member.replace(/^./, (letter) => letter.toUpperCase());
  const description = `Class: ${characterClass}. Archetype: ${archetype}. Which class are you? Find out in fifteen short scenes, free of charge.`;
  const alt = `The card of ${withArticle(characterClass)}${guildTitle ? `: ${guildTitle}` : ''}, ${archetype} archetype`;
  const tags: HeadTag[] = [
    ['name', 'description', description],
    ['name', 'robots', 'noindex'],
    ['property', 'og:type', 'website'],
    ['property', 'og:url', url],
    ['property', 'og:title', heading],
    ['property', 'og:description', description],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', heading],
    ['name', 'twitter:description', description],
    ['property', 'og:image', url + pictureSuffix],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(cardSize.width)],
    ['property', 'og:image:height', String(cardSize.height)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', url + pictureSuffix],
    ['name', 'twitter:image:alt', alt],
  ];
  return { title: `${heading} · Guildpath`, tags };
}
