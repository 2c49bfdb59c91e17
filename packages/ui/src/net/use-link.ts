import { useEffect, useEffectEvent } from 'react';
import type { LinkState } from './reconnecting-socket.ts';

/** The event with which a screen's state takes over the state of its connection. */
export interface LinkChanged {
  readonly type: 'linkChanged';
  readonly link: LinkState;
}

interface Connection<Frame> {
  readonly state: LinkState;
  readonly listen: (receive: (frame: Frame) => void) => () => void;
}

interface Options<Frame> {
  readonly connection: Connection<Frame>;
  /** Keeps its identity. */
  readonly dispatch: (event: LinkChanged) => void;
  /** Asks for what the screen shows: the connection is open, for the first time or again. */
  readonly onOpen: () => void;
  readonly onFrame: (frame: Frame) => void;
}

/** Ties a screen's state to its connection: every change of the link, every opening, every frame. */
export function useLink<Frame>({ connection, dispatch, onOpen, onFrame }: Options<Frame>): void {
  const { state: link, listen } = connection;
  const ask = useEffectEvent(onOpen);
  const receive = useEffectEvent(onFrame);
  useEffect(() => {
    dispatch({ type: 'linkChanged', link });
    if (link === 'open') ask();
  }, [link, dispatch]);
  useEffect(() => listen((frame) => receive(frame)), [listen]);
}
