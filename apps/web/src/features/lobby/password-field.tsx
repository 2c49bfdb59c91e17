import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { Eye, EyeOff, Lock } from 'lucide-react';
import { type Ref, useState } from 'react';
import { lobbyTexts } from '../../messages/lobby.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly maxLength: number;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Field for a lobby's password, which can be shown. Not a login, so browsers are asked not to save it. */
export function PasswordField({ label, value, onChange, error, maxLength, ref }: Props) {
  const [isShown, setIsShown] = useState(false);
  const { show, hide } = lobbyTexts.password;
  return (
    <TextField
      ref={ref}
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      maxLength={maxLength}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      icon={Lock}
      trailing={
        <IconButton
          size="small"
          label={isShown ? hide : show}
          icon={isShown ? EyeOff : Eye}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
