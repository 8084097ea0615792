import type { CardOutput } from '@guildpath/contract';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { DrawCard } from '../../adapters/pictures/draw-card.ts';

interface CardPicturesOptions {
  /** Returns undefined when there is no such card, or its owner has withdrawn it. */
  readonly findCard: (cardId: string) => Promise<CardOutput | undefined>;
  readonly drawCard: DrawCard;
}

/** Replaces the picture of a card that cannot be drawn. */
const sitePicture = '/preview.png';
/** Is short, so that a withdrawn card soon disappears from caches too. */
const cacheControl = 'public, max-age=300';

/** Serves the pictures of public cards, which link previews show. */
export const cardPictures = fastifyPlugin(
  async (app: FastifyInstance, { findCard, drawCard }: CardPicturesOptions) => {
    app.get<{ Params: { cardId: string } }>('/card/:cardId.png', async (request, reply) => {
      const card = await findCard(request.params.cardId);
      if (!card) return reply.status(404).header('cache-control', 'no-cache').send('Not found');
      try {
        const picture = await drawCard(card);
        return await reply
          .type('image/png')
          .header('cache-control', cacheControl)
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture);
      } catch (error) {
        request.log.error(
          { err: error },
          'a card cannot be drawn; falling back to the picture of the site',
        );
        return reply.header('cache-control', 'no-store').redirect(sitePicture);
      }
    });
  },
);
