import type { Pictures } from '@hub/engine/binding/pictures';
import { Refusal } from '@hub/server/http/refusal.ts';
import type { FastifyInstance } from 'fastify';

/** The pictures of the games that make some. */
export type PicturesArea = { readonly pictures: readonly Pictures[] };

/**
 * Serves pictures of games, below `/api`. They are not part of the contract: an `<img>` cannot send a token, so an
 * unguessable address grants access, and no rate limit is needed. All responses of a density have the same headers, so
 * that they reveal nothing.
 */
export function servePictures(app: FastifyInstance, { pictures }: PicturesArea): void {
  for (const game of pictures)
    app.get<{ Params: { address: string }; Querystring: { density?: unknown } }>(
      `${game.path}/:address.webp`,
      { exposeHeadRoute: false },
      async ({ params, query }, reply) => {
        const picture = await game.read(params.address, query.density === '2' ? 2 : 1);
        if (picture !== undefined) return reply.type('image/webp').send(picture);
        const { status, body } = new Refusal('not_found');
        return reply.code(status).send(body);
      },
    );
}
