import { type GameScreen, isVersus } from '@hub/ui/screens/screen.ts';

/** Imported by glob, not from the registry, which the welcome page loads. */
const files = import.meta.glob<() => readonly string[]>('../../../../../games/*/screen/how-to-play.ts', {
  import: 'rules',
});

/** The rules of a game as players read them; those of a table are the ones that its room shows. Throws if it has none. */
export async function rulesOf(screen: GameScreen): Promise<readonly string[]> {
  if (isVersus(screen)) return (await screen.lobby()).lobby.rules.map(({ text }) => text);
  const folder = screen.game.id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const load = files[`../../../../../games/${folder}/screen/how-to-play.ts`];
  if (load === undefined) throw new Error(`${screen.game.id} has no rules`);
  return (await load())();
}
