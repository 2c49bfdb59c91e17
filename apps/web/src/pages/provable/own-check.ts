import { dailyScreens } from '@hub/web/games.ts';

/** Lines of code that check the days of a hub without its pages; they are also in docs/provable-dailies.md. */
export const ownCheck = (origin: string): string => `const hub = '${origin}';
const game = '${dailyScreens[0]?.game.id}'; // ${dailyScreens
  .slice(1)
  .map(({ game }) => game.id)
  .join(', ')}
const proofs = await (await fetch(\`\${hub}/api/dailies/\${game}/proofs\`)).json();
let previous;
for (const { day, answer, nonce, commitment, ...proof } of proofs) {
  if (previous !== undefined && proof.previous !== previous) console.log(day, 'does not follow the day before');
  previous = commitment;
  if (answer === null) continue; // The day is not over.
  const text = ['daily-proof-1', game, day, answer, nonce, proof.previous].join('\\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  console.log(day, answer, hex === commitment ? 'fits' : 'DOES NOT FIT');
}`;
