import de from 'naughty-words/de.json' with { type: 'json' };
import es from 'naughty-words/es.json' with { type: 'json' };
import fr from 'naughty-words/fr.json' with { type: 'json' };
import it from 'naughty-words/it.json' with { type: 'json' };
import ja from 'naughty-words/ja.json' with { type: 'json' };
import ko from 'naughty-words/ko.json' with { type: 'json' };
import pl from 'naughty-words/pl.json' with { type: 'json' };
import pt from 'naughty-words/pt.json' with { type: 'json' };
import ru from 'naughty-words/ru.json' with { type: 'json' };
import tr from 'naughty-words/tr.json' with { type: 'json' };
import zh from 'naughty-words/zh.json' with { type: 'json' };

/** Slurs in the languages of most players other than English. */
export const foreignLists: readonly (readonly string[])[] = [de, es, fr, it, ja, ko, pl, pt, ru, tr, zh];
