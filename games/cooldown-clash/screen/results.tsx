import { classNames } from '@hub/ui/class-names.ts';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { SpellRune } from '@hub/ui/emblem/spell-rune.tsx';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { signedFigure } from '@hub/ui/text/figure-format.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ClashPlayer, ClashState } from '../game.ts';
import { answerOf, byCloseness, distance, isDecided, placeIn, type ResultsStage } from './clash-view.ts';
import { Lane } from './lane.tsx';
import styles from './results.module.css';
import { SpellKindLine } from './spell-kind-line.tsx';
import { ChampionName, SpellName } from './spell-title.tsx';

interface Props {
  readonly state: ClashState;
  readonly me: string;
  readonly stage: ResultsStage;
  /** Milliseconds until the next round. */
  readonly remaining: number;
  readonly portraitSrc: (image: string) => string | undefined;
  readonly spellSrc: (image: string) => string | undefined;
}

/** Shows the guesses one by one, the correct cooldown and the points gained. */
export function Results({ state, me, stage, remaining, portraitSrc, spellSrc }: Props) {
  const answer = answerOf(state) ?? 0;
  const { targetChampion, targetSpell } = state;
  const players = byCloseness(state, answer);
  const seconds = Math.ceil(remaining / 1000);
  return (
    <>
      <div className={styles['stage']}>
        <div className={styles['head']}>
          <span className={styles['rune']}>
            <Portrait src={spellSrc(targetSpell.image.full)} eager>
              <SpellRune champion={targetChampion.id} slot={targetSpell.key} />
            </Portrait>
          </span>
          <div className={styles['spell']}>
            <ChampionName state={state} portraitSrc={portraitSrc} />
            <SpellName spell={targetSpell} />
            <SpellKindLine state={state} />
          </div>
          <p className={styles['answer']}>
            <b>{stage.counted === 0 ? '?' : counted(answer, stage.counted)}</b>
            <span>{t`Cooldown at rank 1`}</span>
          </p>
        </div>
        <Lane state={state} me={me} answer={answer} stage={stage} />
        <ol className={classNames(styles['list'], !stage.showsGains && styles['waiting'])}>
          {players.map((player) => (
            <Row
              key={player.seat}
              player={player}
              place={placeIn(players, player, answer)}
              answer={answer}
              isMe={player.id === me}
            />
          ))}
        </ol>
      </div>
      {!isDecided(state) && (
        <div className={styles['next']}>
          <span>
            <Trans>
              Next round in <b className="num">{seconds} s</b>
            </Trans>
          </span>
          <ProgressBar
            label={t`Next round in`}
            value={state.timePerTurn - remaining}
            max={state.timePerTurn}
            color="var(--frost-400)"
          />
        </div>
      )}
    </>
  );
}

/** Text of the value while it counts up: no decimals for a whole answer, else one. */
const counted = (answer: number, part: number): string =>
  t`${{ count: Number((answer * part).toFixed(Number.isInteger(answer) ? 0 : 1)) }} s`;

interface RowProps {
  readonly player: ClashPlayer;
  readonly place: number;
  readonly answer: number;
  readonly isMe: boolean;
}

function Row({ player, place, answer, isMe }: RowProps) {
  const { guess, points } = player;
  const off = distance(player, answer);
  return (
    <li data-own={isMe || undefined}>
      <span className={styles['place']}>{place}</span>
      <PlayerAvatar player={player} size={40} className={styles['avatar']} />
      <b className={styles['name']}>
        <Username name={player.name} effect={player.usernameEffect} />
      </b>
      <span className={styles['seconds']}>{guess === null ? t`no guess` : t`${{ count: guess }} s`}</span>
      <span className={styles['off']}>
        {guess === null
          ? ''
          : off === 0
            ? t({ message: 'exact', comment: 'Of a guess.' })
            : t`${{ difference: off }} s off`}
      </span>
      <b className={styles['gain']}>{points > 0 && signedFigure(points)}</b>
    </li>
  );
}
