import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** What this area needs of whoever keeps the pictures. */
export type SectionsArea = {
  readonly sections: { read(address: string): Promise<Uint8Array | undefined> };
};

/**
 * The pictures of Rift Guesser, below `/api`. They are no calls of the contract: an `<img>` asks for them, which cannot
 * show a token, so the address alone opens; nobody can guess one, so tries need no limit. All that goes out beside the
 * picture is the same for every one.
 */
export function serveSections(app: FastifyInstance, { sections }: SectionsArea): void {
  app.get<{ Params: { address: string } }>(
    '/riftGuesser/section/:address.webp',
    { exposeHeadRoute: false },
    async ({ params }, reply) => {
      const picture = await sections.read(params.address);
      if (picture === undefined) {
        const { status, body } = refuse('not_found');
        return reply.code(status).send(body);
      }
      return reply.type('image/webp').send(picture);
    },
  );
}
