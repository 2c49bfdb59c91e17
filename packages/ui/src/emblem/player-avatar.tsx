import gromp from '../art/pictures/bot-gromp.svg';
import krug from '../art/pictures/bot-krug.svg';
import minion from '../art/pictures/bot-minion.svg';
import murkwolf from '../art/pictures/bot-murkwolf.svg';
import poro from '../art/pictures/bot-poro.svg';
import raptor from '../art/pictures/bot-raptor.svg';
import scuttle from '../art/pictures/bot-scuttle.svg';
import { Avatar } from './avatar.tsx';

/** In the order in which a lobby names its bots: the id of the first one is `bot-1`. */
const HEADS = [poro, scuttle, gromp, raptor, krug, murkwolf, minion];

interface Props {
  readonly player: { readonly id: string; readonly bot: string | null };
  /** px */
  readonly size: number;
  readonly className?: string | undefined;
}

/** Avatar of a player of a lobby: a person's avatar, or the carved head of a bot. Decorative. */
export function PlayerAvatar({ player: { id, bot }, size, className }: Props) {
  const head = bot === null ? undefined : HEADS[Number(id.slice('bot-'.length)) - 1];
  return (
    <Avatar id={id} size={size} className={className}>
      {head && <img src={head} alt="" />}
    </Avatar>
  );
}
