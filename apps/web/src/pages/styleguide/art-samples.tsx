import { emblems } from '@hub/catalog/emblem-facts';
import { ITEM_FAMILIES, itemEmblems } from '@hub/catalog/item-emblems';
import { ArenaMap } from '@hub/ui/art/arena-map.tsx';
import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Medal } from '@hub/ui/art/medal.tsx';
import emoji from '@hub/ui/art/pictures/scene-emoji.svg';
import items from '@hub/ui/art/pictures/scene-items.svg';
import vista from '@hub/ui/art/pictures/scene-vista.svg';
import { RankTier, type TierName } from '@hub/ui/art/rank-tier.tsx';
import { Scene } from '@hub/ui/art/scene.tsx';
import { Seal } from '@hub/ui/art/seal.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { ChampionEmblem } from '@hub/ui/emblem/champion-emblem.tsx';
import { ItemEmblem } from '@hub/ui/emblem/item-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { SpellRune } from '@hub/ui/emblem/spell-rune.tsx';
import { screens } from '../../games.ts';
import { iconsOf } from '../../icons.ts';
import { Captioned, Row, Sample } from './sample.tsx';
import styles from './styleguide-page.module.css';

const TIERS: readonly TierName[] = ['bronze', 'silver', 'gold', 'diamond', 'master', 'challenger', 'globe'];
const SCENES = [...new Set([...screens.map(({ scene }) => scene), items, emoji, vista])];
const PLAYERS = ['Kestrel', 'Nyxara', 'Okko', 'Tidecall', 'mossy', 'Éowyn', '🦊'];
/** One item of each family. */
const ITEMS = ITEM_FAMILIES.flatMap((family) => itemEmblems.find((item) => item.family === family) ?? []);

/** Game icons, ranks and medals. */
export function SignSamples() {
  return (
    <Sample title="Signs, ranks and medals" wide>
      <Row>
        <Logo name="Riftlight" />
        <Logo name="Riftlight" size="small" />
        {screens.map(({ game }) => (
          <span key={game.id} style={{ color: hueColor(game.hue) }}>
            <Icon of={iconsOf({ game }).glyph} size="large" />
          </span>
        ))}
        <EssenceIcon size={38} />
      </Row>
      <Row>
        {TIERS.map((tier) => (
          <Captioned key={tier} caption={tier}>
            <RankTier tier={tier} />
          </Captioned>
        ))}
        {[1, 2, 3, 4].map((place) => (
          <Medal key={place} place={place} />
        ))}
        <Seal label="Completed" />
      </Row>
      <Row>
        {PLAYERS.map((name) => (
          <Avatar key={name} name={name} id={`player-${name}`} />
        ))}
        <Avatar name="Kestrel" id="player-1" size={56}>
          <ChampionEmblem id="Azir" label="" />
        </Avatar>
        <Avatar name="Kestrel" id="player-1" size={28} />
      </Row>
    </Sample>
  );
}

/** The posters and the map. */
export function SceneSamples() {
  return (
    <Sample title="Scenes" wide>
      <ul className={styles['scenes']}>
        {SCENES.map((scene) => (
          <li key={scene} className="cut">
            <Scene src={scene} />
          </li>
        ))}
        <li className="cut">
          <ArenaMap />
        </li>
      </ul>
    </Sample>
  );
}

/** Every champion, some items and spells, and portraits that load, fail to load or are missing. */
export function EmblemSamples() {
  return (
    <Sample title="Generated emblems" wide>
      <ul className={styles['emblems']}>
        {ITEMS.map(({ id, family }) => (
          <li key={family}>
            <Portrait>
              <ItemEmblem id={id} name={family} />
            </Portrait>
            {family}
          </li>
        ))}
        {['Q', 'W', 'E', 'R'].map((slot) => (
          <li key={slot}>
            <Portrait>
              <SpellRune champion="Lissandra" slot={slot} />
            </Portrait>
            Lissandra {slot}
          </li>
        ))}
        <li>
          <Portrait src="/favicon.svg">
            <ChampionEmblem id="Ahri" />
          </Portrait>
          loaded picture
        </li>
        <li>
          <Portrait src="/missing.png">
            <ChampionEmblem id="Ahri" />
          </Portrait>
          failed picture
        </li>
        {emblems.map(({ id, name }) => (
          <li key={id}>
            <Portrait>
              <ChampionEmblem id={id} />
            </Portrait>
            {name}
          </li>
        ))}
      </ul>
    </Sample>
  );
}
