import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { t } from '@lingui/core/macro';
import { Eye, EyeOff, Lock } from 'lucide-react';
import { type Ref, useState } from 'react';

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
          label={isShown ? t`Hide password` : t`Show password`}
          icon={isShown ? EyeOff : Eye}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
