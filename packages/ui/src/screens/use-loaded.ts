import { useEffect, useState } from 'react';

type Load<Value> = (signal: AbortSignal) => Promise<Value | undefined>;

/**
 * What `load` resolves to; undefined until then, without `load`, and again for another one. `load` must be referentially
 * stable and never reject.
 */
export function useLoaded<Value>(load: Load<Value> | undefined): Value | undefined {
  const [loaded, setLoaded] = useState<{ readonly by: Load<Value>; readonly value: Value | undefined }>();
  useEffect(() => {
    if (load === undefined) return undefined;
    const left = new AbortController();
    const keep = async () => {
      const value = await load(left.signal);
      if (!left.signal.aborted) setLoaded({ by: load, value });
    };
    void keep();
    return () => left.abort();
  }, [load]);
  return loaded !== undefined && loaded.by === load ? loaded.value : undefined;
}
