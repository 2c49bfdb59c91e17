import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { leaderboardTexts } from '../../messages/leaderboard.ts';

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
        label={leaderboardTexts.searchLabel}
        hideLabel
        icon={Search}
        placeholder={leaderboardTexts.searchPlaceholder}
        value={text}
        maxLength={MAX_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={onChange}
        onKeyDown={({ key }) => key === 'Escape' && onClear()}
        trailing={
          text !== '' && (
            <IconButton label={leaderboardTexts.clearSearch} icon={X} size="small" onClick={clear} />
          )
        }
      />
    </search>
  );
}
