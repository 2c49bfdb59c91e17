import { CHARACTERS, type Character } from '@hub/engine/wire/bots';
import { DAY_MS } from '@hub/engine/wire/days';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { useServerTime } from '@hub/ui/net/use-server-time.ts';
import { isVersus, type VersusScreen } from '@hub/ui/screens/screen.ts';
import { screens } from '@hub/web/games.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { quickPath } from '@hub/web/links/paths.ts';
import { botNameOf } from '@hub/web/messages/bot-names.ts';
import { quickPlayTempers } from '@hub/web/messages/quick-play.ts';
import { t } from '@lingui/core/macro';
import { Swords } from 'lucide-react';
import { moodOf } from './moods.ts';
import styles from './people.module.css';
import { useBotRecords } from './people-calls.ts';

/** The bot of a day, whose number counts from 1970: all play each bot in each game in turn. */
function botOfDay(day: number): { character: Character; screen: VersusScreen | undefined } {
  const versus = screens.filter(isVersus);
  const character = CHARACTERS[day % CHARACTERS.length] ?? CHARACTERS[0];
  return { character, screen: versus[Math.floor(day / CHARACTERS.length) % versus.length] };
}

/** The bot of the day with its mood, and how often the player wins against it. */
export function BotOfDay() {
  const day = useServerTime((now) => Math.floor(now / DAY_MS));
  const { data } = useBotRecords();
  const { character, screen } = botOfDay(day);
  if (screen === undefined) return null;
  const name = botNameOf(character);
  const record = data?.find(({ game }) => game === screen.game.id);
  const { temper, likes } = quickPlayTempers[character];
  return (
    <div className={styles['bot']}>
      <PlayerAvatar player={{ id: `bot-${CHARACTERS.indexOf(character) + 1}`, bot: character }} size={148} />
      <div>
        <h3>{name}</h3>
        <p>
          {t(temper)} {moodOf(day, character)}
        </p>
      </div>
      <dl className={styles['figures']} title={t`One against one, expected.`}>
        <Figure label={t({ message: 'Likes', comment: 'What a bot likes, such as: Detours.' })}>
          {t(likes)}
        </Figure>
        <Figure
          label={
            record?.games === 0
              ? t({ message: 'New players win', comment: 'Before: 3 of 10.' })
              : t({ message: 'You win', comment: 'Before: 3 of 10.' })
          }
        >
          {record === undefined ? '–' : t`${{ wins: record.winsOfTen[character] }} of 10`}
        </Figure>
      </dl>
      <PageButton icon={Swords} to={quickPath(screen, character)} className={styles['play']}>
        {t`Play ${{ bot: name }}`}
      </PageButton>
    </div>
  );
}

const Figure = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{children}</dd>
  </div>
);
