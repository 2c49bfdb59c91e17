import { Select, type SelectOption } from '@hub/ui/controls/select.tsx';
import { Languages } from 'lucide-react';
import { navigationTexts } from '../../messages/navigation.ts';
import { GAME_LANGUAGES, type GameLanguage, saveGameLanguage, useGameLanguage } from './game-language.ts';

const options = Object.entries(GAME_LANGUAGES).map(([value, label]) => ({
  value,
  label,
})) as readonly SelectOption<GameLanguage>[];

interface Props {
  readonly className?: string | undefined;
}

/** Selects the language of texts from the content network; the interface language does not change. */
export const LanguageSelect = ({ className }: Props) => (
  <Select
    label={navigationTexts.gameLanguage}
    hideLabel
    icon={Languages}
    options={options}
    value={useGameLanguage()}
    onChange={saveGameLanguage}
    className={className}
  />
);
