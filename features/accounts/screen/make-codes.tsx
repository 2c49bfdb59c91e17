import { Button } from '@hub/ui/controls/button.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { KeyRound } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { keepRecoveryCodes, makeRecoveryCodes } from '../recovery-calls.ts';
import { CodeSheet } from './code-sheet.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'disabled' | 'className'> {
  readonly player: { readonly id: string; readonly name: string };
  /** Whether there are codes already, which new ones replace once they are kept. */
  readonly hasSome?: boolean | undefined;
  /** Called when the player has kept the new codes. The component must stay until then: it shows them this once. */
  readonly onKept: () => void;
}

/** A button that makes recovery codes and shows them on the page that it is on. */
export function MakeCodes({ player, hasSome = false, onKept, ...button }: Props) {
  const { call } = useNet();
  const { act, error, isBusy } = useAct(t`The codes could not be made. Please try again.`);
  // Kept in memory only, and only while they are shown.
  const [codes, setCodes] = useState<readonly string[]>();
  const params = { id: player.id };
  const make = async () => {
    const made = await call(makeRecoveryCodes, { params });
    setCodes(made.codes);
  };
  const keep = async ([code = '']: readonly string[]) => {
    try {
      await call(keepRecoveryCodes, { params, body: { code } });
    } catch (fault) {
      // Another page has made newer ones, so these are worthless.
      if (fault instanceof CallError && fault.code === 'recovery_code_unknown') setCodes(undefined);
      throw fault;
    }
    setCodes(undefined);
    onKept();
  };
  return (
    <>
      <Button {...button} icon={KeyRound} busy={isBusy} onClick={() => void act(make)}>
        {hasSome ? t`Make new codes` : t`Make recovery codes`}
      </Button>
      {error !== undefined && codes === undefined && (
        <ErrorBox>{t`The codes could not be made. Please try again.`}</ErrorBox>
      )}
      {codes !== undefined && (
        <CodeSheet
          name={player.name}
          codes={codes}
          isBusy={isBusy}
          hasFailed={error !== undefined}
          onClose={() => void act(() => keep(codes))}
        />
      )}
    </>
  );
}
