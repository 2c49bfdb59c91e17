import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';

/** Maximum length of the search text that the call accepts. */
const MAX_CHARACTERS = 64;

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onClear: () => void;
}

/** Search box above a leaderboard. Escape clears it. */
export function PlayerSearch({ text, onChange, onClear }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    <search>
      <TextField
        ref={input}
        type="search"
        label={t`Search for a player`}
        hideLabel
        icon={Search}
        placeholder={t`Search for a player...`}
        value={text}
        maxLength={MAX_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={onChange}
        onKeyDown={({ key }) => key === 'Escape' && onClear()}
        trailing={
          text !== '' && <IconButton label={t`Clear the search`} icon={X} size="small" onClick={clear} />
        }
      />
    </search>
  );
}
