import { EndActions, type EndActionsProps, RankCard, WinnerCard } from '@hub/ui/screens/versus-end.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { msg, plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { ChainPlayer, ChainState } from '../game.ts';
import { BrokenChain } from './broken-chain.tsx';
import styles from './chain-over.module.css';
import { placeOf } from './chain-view.ts';
import { bothNames } from './own-names.tsx';

const REASONS = {
  jinxed: msg`Jinxed: nothing was left to name`,
  wrongInput: msg`A wrong answer`,
  late: msg`No answer in time`,
  left: msg`A player left`,
};

interface Props extends EndActionsProps {
  readonly state: ChainState;
  readonly me: string;
  readonly portraitSrc: (image: string) => string | undefined;
}

/** Final summary: the winner, the chain and where it broke, and the ranking. */
export function ChainOver({ state, me, portraitSrc, ...end }: Props) {
  const { players, winner, championData, lastChampion, lostThrough, possiblePick, usedChampions } = state;
  const best = players.find(({ id }) => id === winner);
  return (
    <div className={styles['over']}>
      <WinnerCard player={best} reward={state.reward}>
        {state.isPractice && <Chip>{t`Against bots`}</Chip>}
      </WinnerCard>
      <BrokenChain state={state} portraitSrc={portraitSrc} />
      <ol className={styles['players']}>
        {ranked(players, winner).map((player) => (
          <Rank key={player.seat} player={player} state={state} isMe={player.id === me} />
        ))}
      </ol>
      <Card as="section" className={styles['facts']}>
        <dl>
          <Fact name={t`Champions used`}>{usedChampions.length}</Fact>
          <Fact name={t`Champions left`}>{Object.keys(championData).length}</Fact>
          <Fact name={t`Last champion`}>{lastChampion ? bothNames(lastChampion.name) : t`none`}</Fact>
          {lostThrough !== null && (
            <Fact name={t`Decided by`}>{t(REASONS[decisionOf(state, lostThrough)])}</Fact>
          )}
          {possiblePick !== null && <Fact name={t`Possible pick`}>{bothNames(possiblePick)}</Fact>}
        </dl>
      </Card>
      <EndActions {...end} />
    </div>
  );
}

/** Nothing was wrong about an answer that did not come. */
const decisionOf = ({ mistake }: ChainState, lostThrough: NonNullable<ChainState['lostThrough']>) =>
  lostThrough === 'wrongInput' && mistake === 'late' ? 'late' : lostThrough;

const ranked = (players: readonly ChainPlayer[], winner: string | null): readonly ChainPlayer[] =>
  players.toSorted((one, other) => placeOf(one, winner) - placeOf(other, winner));

interface RankProps {
  readonly player: ChainPlayer;
  readonly state: ChainState;
  readonly isMe: boolean;
}

function Rank({ player, state: { lives, winner }, isMe }: RankProps) {
  return (
    <RankCard player={player} place={placeOf(player, winner)} isMe={isMe} className={styles['player']}>
      <span className={styles['end']}>
        {player.hasLeft
          ? t({ message: 'Left', comment: 'Of a player who has left.' })
          : plural({ all: lives }, { other: `${{ left: player.lives }} of # lives` })}
      </span>
    </RankCard>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
