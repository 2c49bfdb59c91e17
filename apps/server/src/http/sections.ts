import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** The store of section pictures as needed here. */
export type SectionsArea = {
  readonly sections: {
    read(address: string, density: 1 | 2): Promise<Uint8Array | undefined>;
  };
};

/**
 * Serves the section pictures of Rift Guesser, below `/api`. They are not part of the contract: an `<img>` cannot send
 * a token, so an unguessable address grants access, and no rate limit is needed. All responses of a density have the
 * same headers and size, so that they reveal nothing.
 */
export function serveSections(app: FastifyInstance, { sections }: SectionsArea): void {
  app.get<{ Params: { address: string }; Querystring: { density?: unknown } }>(
    '/riftGuesser/section/:address.webp',
    { exposeHeadRoute: false },
    async ({ params, query }, reply) => {
      const picture = await sections.read(params.address, query.density === '2' ? 2 : 1);
      if (picture === undefined) {
        const { status, body } = refuse('not_found');
        return reply.code(status).send(body);
      }
      return reply.type('image/webp').send(picture);
    },
  );
}
