/**
 * English words that the filter adds to the list of the library `obscenity`, in ROT13, so that readers of this file do
 * not have to read them. A letter in brackets is optional; repeated letters other than b, e, g, l, o and s are written once.
 */

/** Encodes and decodes ROT13. */
export const rot13 = (text: string): string =>
  text.replaceAll(/[a-z]/giu, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });

const words = (text: string): readonly string[] => rot13(text).split(' ');

/** Matched anywhere in a name. */
export const ANYWHERE = words(
  'uvgyre ovgpu fvrturvy jrgonpx avttr[r]e avttn avtyrg snttbg shpx juvgrcbjre xhxyhkxyna enubjn enturnq gbjryurnq wvtnob[b] ' +
    'cbepuzbaxrl mvccreurnq pnzrywbpxrl cvpxnava[a]l tby[y]vjbt',
);

/** Short stems of the library's list that match as whole words only: names of people and places contain them. */
export const SHORT_STEMS = new Set(
  words(
    'nob nany nahf nefr nff obbo ovgpu puvax phz qvpx qvyqb qlxr snt shpx ubbxre xvxr arteb betl cravf cvff cbea encr ' +
      'avttre vaprfg frzra fuvg fyhg gvg gheq gjng jnax',
  ),
);

/** Matched as whole words. The first name of Moby and Mr Smith is missing: it is a name. */
export const WHOLE = words(
  'nob nobf nany nahf nff nffrf nffubyr nffung nffpybja wnpxnff qhzonff sngnff nefr nefrubyr obbo obof obbof obbovrf ' +
    'puvax puvaxf puvaxl puvaxvr phz phzf phzfubg phzvat qvpxurnq qvpxsnpr qvpxcvp qvpxyrff ovtqvpx ' +
    'zlqvpx fhpxqvpx qvpxfhpxre uhtrqvpx gvalqvpx fznyyqvpx qvyqb qvyqbf qlxr qlxrf snt sntf sntl ubbxre xvxr xvxrf ' +
    'betl betvrf cravf cvff cvffrq cvffre cvffvat cvffbss cbea cbeab cbeafgne cbeauho encr encrq encrf encvfg ' +
    'encvat vaprfg frzra avt avtf fuvg fuvgf fuvgl fuvgre fuvgvat fuvgurnq fuvgsnpr fuvgybeq fuvgcbfg fuvgont ohyyfuvg ubefrfuvg ' +
    'qbtfuvg ongfuvg ncrfuvg ubylfuvg rngfuvg fyhg fyhgf fyhgl gvg gvgf gvgl gvgvrf gheq gheqf gjng gjngf jnax jnaxre ' +
    'jnaxvat sx spx shx shxva shxvat anmv anmvf tbbx tbbxf cnxv cnxvf fcvp fcvpf jbc jbcf pbba pbbaf tlcb tlcbf cvxrl ' +
    'qnexvr qnexvrf wnc wncf puvanzna qntb qntbf xnsve xnsvef ornare ornaref jbt jbtf furznyr fdhnj',
);

/** Also found split into pieces when the pieces are whole words. Few, because innocent neighbours can form such words. */
export const IN_PIECES = words(
  'avttr[r]e avttn snttbg ergneq uvgyre fvrturvy shpx spx phag ovgpu puvatpubat juvgrcbjre xhxyhkxyna ovtqvpx zlqvpx ' +
    'fhpxqvpx ohyyfuvg ubylfuvg nffubyr',
);

/** The worst word, which is also found with look-alike letters, anywhere and, in other forms and backwards, as a whole word. */
export const WORST = words('avttr[r]e');
export const WORST_WHOLE = words('avttn erttva ferttva nttva');

/** Ordinary words of other languages, refused only as the whole name. */
export const ALONE = new Set(words('arteb arteff artebf'));

/** Innocent words and names that the lists would match. */
export const INNOCENT = ['maine coon', 'retardant', 'spicc', 'pussycat', 'whitler', 'гліб'];
