import { useEffect, useState } from 'react';

/** `back` for two seconds after the network has returned. */
export type Connection = 'online' | 'offline' | 'back';

const BACK_SHOWN_MS = 2_000;
const PROBE_TIMEOUT_MS = 3_000;

/** Whether the server answers although the browser reports no network, as a server on the same machine does. */
async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}

/** The browser's connection, from its own events: it knows of a lost network before any call fails. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>('online');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOnline = () => {
      clearTimeout(timer);
      setConnection((was) => (was === 'offline' ? 'back' : was));
      timer = setTimeout(() => setConnection('online'), BACK_SHOWN_MS);
    };
    const goOffline = async () => {
      clearTimeout(timer);
      setConnection('offline');
      if (await isServerReachable()) setConnection('online');
    };
    const onOffline = () => void goOffline();
    window.addEventListener('online', goOnline);
    window.addEventListener('offline', onOffline);
    if (!navigator.onLine) onOffline();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOnline);
      window.removeEventListener('offline', onOffline);
    };
  }, []);
  return connection;
}
