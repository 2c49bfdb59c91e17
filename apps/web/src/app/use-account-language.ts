import { keepLanguage } from '@hub/features/accounts/calls.ts';
import { isLanguage } from '@hub/protocol/languages';
import { chooseLanguage, chosenLanguage, onLanguageChoice } from '@hub/ui/language/chosen-language.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { useEffect } from 'react';

/** Takes the choice that came with the account in a browser without one, and keeps what is chosen here with the account. */
export function useAccountLanguage(): void {
  const { call } = useNet();
  const { id } = usePlayer();
  const { data } = useAccount();
  const stored = data && (data.language ?? '');
  useEffect(() => {
    if (stored === undefined) return undefined;
    if (chosenLanguage() === undefined && isLanguage(stored)) chooseLanguage(stored);
    // Where both have a choice, each stays: only a new one is known to be the later.
    let kept = stored === '' ? undefined : chosenLanguage();
    const keep = (): void => {
      const language = chosenLanguage();
      if (language === undefined || language === kept) return;
      kept = language;
      call(keepLanguage, { params: { id }, body: { language } }).catch(() => {
        // Tried again with the next choice, or when the page is opened.
        kept = undefined;
      });
    };
    keep();
    return onLanguageChoice(keep);
  }, [stored, call, id]);
}
