import { Switch } from '@hub/ui/controls/switch.tsx';
import { useState } from 'react';
import { peopleTexts } from '../../messages/people.ts';
import { useHide, usePeople } from './people-calls.ts';

const texts = peopleTexts.switch;

/** Whether others see the player among people in sight. */
export function PeopleSwitch() {
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
      <h3>{texts.title}</h3>
      <Switch
        label={texts.label}
        hint={texts.hint}
        checked={data?.isHidden === false}
        disabled={data === undefined || state === 'busy'}
        onChange={(isShown) => void change(isShown)}
      />
      <output>{state === 'failed' && texts.failed}</output>
    </>
  );
}
