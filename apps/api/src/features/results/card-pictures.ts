import { type Shield, sampleCardId, sampleResult, titleName } from '@guildpath/contract';
import { findInviter } from '@guildpath/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { findCard, findOwnCard } from './publish-card.ts';

interface CardPicturesOptions {
  readonly toContext: (request: FastifyRequest) => RequestContext;
  readonly shields: readonly Shield[];
}

const pictureInput = z.object({
  /** A guild title, or the id of a public card, the sample, an open invitation or a viewer's result. */
  id: z.string(),
  size: z._default(z.enum(['preview', 'story', 'sample'], 'Must be preview or story'), 'preview'),
  /** Present to show the best match too, to the owner of the result. */
  match: z.optional(z.string()),
});

/** Replaces the preview of a card that cannot be drawn. */
const sitePicture = '/preview.png';
/** Stays short, so that a withdrawn card soon disappears from caches too. */
const publicCache = 'public, max-age=300';

/**
 * Serves the pictures of cards: those of guild titles, public ones and invitations to everyone, others to
 * the owners of their results.
 */
export async function cardPictures(
  app: FastifyInstance,
  { toContext, shields }: CardPicturesOptions,
): Promise<void> {
  app.get('/card/:id.png', async (request, reply) => {
    const { id, size, match } = pictureInput.parse(
      Object.assign({}, request.query, request.params),
    );
    const ctx = toContext(request);
    const publicCard =
      shields.find(({ guildTitle }) => titleName(guildTitle) === id) ??
      (id === sampleCardId ? sampleResult : await findCard(ctx.db, id)) ??
      (await findInvitation(ctx, id));
    const ownCard = publicCard ? undefined : await findOwnCard(ctx, id);
    const card = publicCard ?? ownCard;
    if (!card) return reply.status(404).header('cache-control', 'no-cache').send('Not found');
    const bestMatch = match === undefined ? undefined : ownCard?.bestMatch;
    try {
      const picture = await ctx.drawCard({ size, ...card, bestMatch });
      if (publicCard) reply.header('cross-origin-resource-policy', 'cross-origin');
      return await reply
        .type('image/png')
        .header('cache-control', publicCard ? publicCache : 'no-store')
        .send(picture);
    } catch (error) {
      request.log.error({ err: error, size }, 'a card cannot be drawn');
      return sendReplacement(reply, size);
    }
  });
}

async function findInvitation({ db, now }: RequestContext, id: string) {
  const inviter = await findInviter(db, id, now());
  return inviter && ({ ...inviter, welcome: 'Who stands beside me?', size: 'invitation' } as const);
}

/** A link preview shows the site's picture; a visitor who waits for a story can try again. */
function sendReplacement(reply: FastifyReply, size: string): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (size !== 'story') return reply.redirect(sitePicture);
  throw new AppError('SERVICE_UNAVAILABLE', 'Your picture can’t be drawn right now.');
}
