import { Switch } from '@hub/ui/controls/switch.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useHide, usePeople } from '../people-calls.ts';

/** Whether others see the player among people in sight. */
export function OwnSettings() {
  const { data } = usePeople();
  const hide = useHide();
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const change = async (isShown: boolean) => {
    setState('busy');
    try {
      await hide(!isShown);
      setState('still');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <h3>{t`People in sight`}</h3>
      <Switch
        label={t`Show me to players I know`}
        hint={t`Members of your leagues, opponents of the day and players of your challenges see whether you are here, which of the rifts that they have solved you found in how many guesses, and can invite you.`}
        checked={data?.isHidden === false}
        disabled={data === undefined || state === 'busy'}
        onChange={(isShown) => void change(isShown)}
      />
      <output>{state === 'failed' && t`Cannot change who sees you`}</output>
    </>
  );
}
