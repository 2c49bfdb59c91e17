import { errors } from '@hub/engine/wire/errors';
import { describe, expect, it } from 'vitest';
import { refusesName } from '../names/name-filter.ts';
import { checkUsername } from './username.ts';

/** What a form would show for a name: nothing, or the text of the refusal. */
async function verdictOf(name: string): Promise<string> {
  const verdict = await checkUsername(name, refusesName);
  return verdict.ok ? `kept as ${verdict.name}` : errors[verdict.code];
}

const REQUIRED = 'Please enter a username';
const TOO_LONG = 'Username must be 12 characters or less';
const UNREADABLE = 'Please leave out characters that cannot be shown properly';
const TOO_COMPLEX = 'Please choose a name with fewer combined characters';
const OTHER = 'Please choose another username';

describe('a username', () => {
  it.each([
    ['  Ahri  ', 'Ahri'],
    ['\t\u00a0Ahri\n', 'Ahri'],
    ['a', 'a'],
    ['twelve chars', 'twelve chars'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['<b>&"\'</b>', '<b>&"\'</b>'],
    ["'; drop --", "'; drop --"],
    ['Аhri', 'Аhri'],
    ['__proto__', '__proto__'],
    ['null', 'null'],
    ['Player 717', 'Player 717'],
    ['80085', '80085'],
  ])('stores %j as %j', async (raw, name) => expect(await verdictOf(raw)).toBe(`kept as ${name}`));

  it.each([
    ['Russian', 'дракон'],
    ['Ukrainian', 'Їжачок'],
    ['Greek', 'Οδυσσέας'],
    ['Japanese', 'ドラゴン'],
    ['Japanese with Kanji', '桜の騎士が'],
    ['Chinese', '龙骑士'],
    ['Korean', '드래곤 기사'],
    ['Hebrew', 'שלום'],
    ['Hebrew with vowels', 'שָׁלוֹם'],
    ['Arabic', 'التنين'],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Persian with a joiner', 'خانه\u200cها'],
    ['Persian with a joiner in a verb', 'می\u200cروم'],
    ['Thai', 'น้ำผึ้ง'],
    ['Thai with a tone', 'ที่รัก'],
    ['Hindi', 'क्षत्रिय'],
    ['Hindi with a half form', 'क्\u200dष'],
    ['Hindi without a conjunct', 'क्\u200cष'],
    ['Bengali', 'র\u200d্যাব'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Malayalam', 'അവന്\u200d'],
    ['Tamil', 'தமிழ்'],
    ['Vietnamese', 'Nguyễn Ặ'],
    ['Burmese with three marks on a letter', 'ကျွဲ'],
    ['Tibetan with three marks on a letter', 'རྒྱུ'],
    ['Georgian', 'დრაკონი'],
    ['Armenian', 'Վիշապ'],
    ['Amharic', 'ዘንዶ'],
    ['a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['a profession', '👩🏽\u200d🚀'],
    ['a gender', '🤷\u200d♀️'],
    ['a heart on fire', '❤️\u200d🔥'],
    ['the flag of a country', '🇩🇪🇫🇷'],
    ['a flag of two pictures', '🏳️\u200d🌈🏴\u200d☠️'],
    ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
    ['keycaps', '❤️ 1️⃣'],
    ['skin tones', '👍🏽'.repeat(12)],
  ])('keeps a name in %s unchanged', async (_what, name) => {
    expect(await verdictOf(name)).toBe(`kept as ${name.normalize('NFC')}`);
  });

  it.each([
    ['nothing', '', REQUIRED],
    ['blanks', ' \t \u3000\u00a0 ', REQUIRED],
    ['13 letters', 'thirteenchars', TOO_LONG],
    ['13 emoji', '🇩🇪'.repeat(13), TOO_LONG],
    ['a control character', 'Ah\u0007ri', UNREADABLE],
    ['a line break', 'Ah\nri', UNREADABLE],
    ['a line separator', 'Ah\u2028ri', UNREADABLE],
    ['a zero-width space', 'Ah\u200bri', UNREADABLE],
    ['nothing but a zero-width space', '\u200b', UNREADABLE],
    ['a joiner between Latin letters', 'Ah\u200dri', UNREADABLE],
    ['a non-joiner between Latin letters', 'Ah\u200cri', UNREADABLE],
    ['a non-joiner before a Persian word', '\u200cخانه', UNREADABLE],
    ['two non-joiners in a row', 'خانه\u200c\u200cها', UNREADABLE],
    ['a joiner between Hindi letters without a virama', 'क\u200dष', UNREADABLE],
    ['a joiner after an emoji', '👩\u200d', UNREADABLE],
    ['two joiners between emoji', '👩\u200d\u200d🚀', UNREADABLE],
    ['a variation selector after a digit', '1\ufe0f2', UNREADABLE],
    ['a soft hyphen', 'Ah\u00adri', UNREADABLE],
    ['a byte order mark', 'Ah\ufeffri', UNREADABLE],
    ['a right-to-left override', '\u202eirhA', UNREADABLE],
    ['a right-to-left mark', 'Ahri\u200f', UNREADABLE],
    ['a bidi isolate', 'A\u2066hri', UNREADABLE],
    ['a Hangul filler', '\u3164', UNREADABLE],
    ['a blank braille cell', '\u2800', UNREADABLE],
    ['a musical sign without a glyph', '\u{1D159}', UNREADABLE],
    ['blank hieroglyphs', 'Ah\u{13441}ri\u{13442}', UNREADABLE],
    ['a Khitan filler', '\u{16FE4}', UNREADABLE],
    ['nothing but an invisible joiner', '\u{1107F}', UNREADABLE],
    ['a lone variation selector', '\ufe0f', UNREADABLE],
    ['half of a character', 'Ahri\ud83d', UNREADABLE],
    ['a private-use character', 'Ahri\ue000', UNREADABLE],
    ['a private-use character beyond the first plane', 'Ahri\u{f0000}', UNREADABLE],
    ['a non-character', 'Ahri\uffff', UNREADABLE],
    ['an unassigned code point', 'Ahri\u0378', UNREADABLE],
    ['tag characters', 'A\u{e0041}', UNREADABLE],
    ['tag characters that are no flag', '🏴\u{e0061}\u{e0062}\u{e0063}\u{e007f}', UNREADABLE],
    ['a tower of marks', `Z${'\u0335\u0321\u034d'.repeat(20)}algo`, UNREADABLE],
    ['200 marks on one letter', `Z${'\u0301'.repeat(199)}`, UNREADABLE],
    ['four marks on each letter', `Z\u0335\u0321\u034d\u0336`.repeat(11), TOO_COMPLEX],
    ['three marks on each letter', 'Z\u0335\u0321\u0336a\u0335\u0321\u0336', TOO_COMPLEX],
    ['three marks on its only letter', 'Z\u0335\u0321\u0336', TOO_COMPLEX],
    ['three marks on each letter and blanks', `Z\u0335\u0321\u0336  a\u0335\u0321\u0336`, TOO_COMPLEX],
    ['three Thai marks on each letter', '\u0e01\u0e47\u0e47\u0e47'.repeat(3), TOO_COMPLEX],
    ['an object replacement character', 'Ah\ufffcri', UNREADABLE],
    ['a replacement character', 'Ah\ufffdri', UNREADABLE],
    ['Hangul initials without end', '\u1100'.repeat(180), TOO_COMPLEX],
    ['Indic conjuncts without end', `${'क्'.repeat(90)}क`, TOO_COMPLEX],
  ])('refuses a name with %s', async (_what, raw, text) => expect(await verdictOf(raw)).toBe(text));

  it('has at most 48 code points', async () => {
    const flag = '🏳️\u200d🌈';
    expect(await verdictOf(flag.repeat(12))).toBe(`kept as ${flag.repeat(12)}`);
    expect(await verdictOf(`${flag.repeat(11)}👩🏽\u200d❤️\u200d👩🏽`)).toBe(TOO_COMPLEX);
  });

  it('counts characters after normalization', async () =>
    expect(await verdictOf('e\u0301'.repeat(12))).toBe(`kept as ${'\u00e9'.repeat(12)}`));

  it.each(['Admin', 'evil.com', 'p u t a'])(
    'gives the name %s the text of username_not_allowed',
    async (name) => expect(await verdictOf(name)).toBe(OTHER),
  );
});
