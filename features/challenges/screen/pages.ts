import type { PageLoads } from '@hub/web/links/route-table.ts';

export const challengesPages = {
  challenge: () => import('./challenge-page.tsx').then((code) => code.ChallengePage),
  async challengeRun() {
    const [{ ChallengeRunPage }] = await Promise.all([
      import('./run-page.tsx'),
      import('./challenge-game.tsx'),
    ]);
    return ChallengeRunPage;
  },
} satisfies PageLoads;
