import type { Language } from '@hub/protocol/languages';
import { Select, type SelectOption } from '@hub/ui/controls/select.tsx';
import { chooseLanguage } from '@hub/ui/language/chosen-language.ts';
import { useWantedLanguage } from '@hub/ui/language/use-language.ts';
import { t } from '@lingui/core/macro';
import { Languages } from 'lucide-react';
import { noteChoice } from './answered-languages.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

const options = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({
  value,
  label,
})) as readonly SelectOption<Language>[];

/** Keeps the choice of a player, who needs no offer of the browser's language then. */
export function selectLanguage(language: Language): void {
  noteChoice();
  chooseLanguage(language);
}

/** Selects the language of everything that a player reads; each one has its own name. */
export const LanguageSelect = ({ className }: { readonly className?: string | undefined }) => (
  <Select
    label={t`Language`}
    hideLabel
    fitsChoice
    icon={Languages}
    options={options}
    value={useWantedLanguage()}
    onChange={selectLanguage}
    className={className}
  />
);
