import { champions } from '@hub/catalog/champions';
import { items } from '@hub/catalog/items';
import { spells } from '@hub/catalog/spells';
import { describe, expect, it } from 'vitest';
import { rot13 } from './english-words.ts';
import { refusesName } from './name-filter.ts';

const INNOCENT_WORDS =
  'Cassandra Sussex Essex Dickens Dickinson Dickson Scunthorpe Penistone Assassin Bassist Classic Grapes ' +
  'Therapist Analyst Analise Analía Cockburn Peacock Hitchcock Hancock Shitake Matsushita Arsenal Titan Titania ' +
  'Nigel Nigeria Niger Fagin Cumberland Cummings Document Shoreditch Lucas Pussycat Sexton Buttercup Pakistani ' +
  'Raccoon Tycoon Spicer Semenov Skyscraper Hasselhoff Pikachu Fukuda Titus Japan Manuscript Janus Anusha Harshit ' +
  'Phuc Georgy Corgi Fu Whitler Nazir Hitomi n16 n116 Shital Kikendall Chinkara Siriporn Rangga Pissarro Rapeepat ' +
  'Dildora Fagundes Slutsk Fackler Bich Kanal Dhanush Vandyke Negroni Baggins Reggina Niqab Spicy Wopper Hîncești ' +
  'Abbos Гліб 80085 A55 M1A2 Mora Regina Troia Pinto Amador Mona Bonze Fantasy Gotten Göte Suka Gol Concha Marica ' +
  '处女座 フック 节日你好 유모 Ghost Hosta Supporter Modric Stafford Modest';
const INNOCENT_NAMES = [
  'C L A S S I C',
  'G.R.A.P.E.S',
  'Push it',
  "Isn't it",
  'Chin Kim',
  'Tran Ny',
  'Ki Ke',
  'Mike Ike',
  'Pen is red',
  'Bad as Steve',
  "As's Lobby",
  'Bret Ardy',
  'Night Hitch',
  'Maine Coon',
  'Game against bots',
  'Team 4 5 5',
  'A. S. Sand',
  'नमस्ते जी',
  'สวัสดี ครับ',
  '张 伟',
  'Đặng Thị Hà',
  'Moby Dick',
  'Dick Smith',
  'Rio Negro',
  'Mona Lisa',
  'Frankfurt am Main',
  'Bite me',
  'Host wanted',
  "Admin's Lobby",
  'Support main',
  'Dr. Mundo',
  'No.1',
  'St.Clair',
  'v1.2.3',
  'Join.us',
  'Ahri vs. Zed',
  'wp.gg',
  'K/D/A',
  '10:30',
  'Ahri@mid',
];

/** Encoded by `rot13`. */
const ENGLISH =
  'avttre|AvTTrE|a1tt3e|a!ttre|snttbg|xvxr|genaal|ergneq|avvvttttrrre|a v t t r e|a.v.t.t.r.e|a_v-t*t r e|a 1 t t ' +
  '3 e|n a v t t r e|av ttre|av.tt.re|s n t t b g|sn ttbg|s @ t t b g|Uvgyre|u1gyre|Uvg Yre|U v g y r e|Anmv|Fvrt ' +
  'Urvy|avddre|ayttre|aydd3e|a v d d r e|erttva|e3tt1a|nttva|avtt4|avttre88|fcvp|jbc|Pbba|tlcb|cvxrl|ornare|puvan' +
  'zna|xnssve|enturnq|gbjryurnq|wvtnobb|tbyyvjbt|jbt|Juvgr Cbjre|furznyr|enubjn|xh xyhk ' +
  'xyna|XXX|uu88|FghcvqXvxr|OvtQvpx|qvpxurnq|Zl Qvpx|Fuvggl|ohyyfuvg|Nff|arteb|Shpx Lbh|s*px|puvax';
/** Encoded by `rot13`, which leaves other scripts as they are. */
const FOREIGN = [
  ['German', 'Fpurvßr'],
  ['German without ß', 'fpurvffr'],
  ['German in a name', 'Qhzzr Sbgmr'],
  ['Spanish', 'Uvwb qr chgn'],
  ['Spanish', 'c h g n'],
  ['Spanish without accent', 'Znevpba'],
  ['Portuguese', 'Pnenyub'],
  ['Portuguese', 'c0een'],
  ['French', 'Raphyé'],
  ['French', 'Tebf Pbaaneq'],
  ['Italian', 'inssnaphyb'],
  ['Polish', 'x.h.e.j.n'],
  ['Russian', 'хуй'],
  ['Turkish', 'Bebfch'],
  ['Korean', '씨발'],
  ['Chinese', '大傻逼'],
  ['Japanese', 'まんこ'],
] as const;
/** The first word of `ENGLISH` in letters of another part of Unicode. */
const inLettersFrom = (first: number) =>
  Array.from(rot13('avttre'), (letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 97)).join('');
const LOOK_ALIKES = [
  rot13('ñvttеe'),
  rot13('a\u0308vttre'),
  ...[0xff_41, 0x24_d0, 0x1_f1_e6, 0x1_d4_ea].map(inLettersFrom),
  rot13('avttre').replaceAll(/[nig]/gu, (letter) => ({ n: 'ɴ', i: 'ɪ', g: 'ɢ' })[letter] ?? letter),
];
const CODES = ['1488', '14/88', '14 88', 'wpww', '88hh'];
const POSING = [
  'Admin',
  'ADMIN',
  'Adm1n',
  '4dmin',
  'Admin 2',
  '-Admin-',
  'A d m i n',
  'The Admin',
  'Αdmin',
  'аdmіn',
  'Adrnin',
  'ᴀᴅᴍɪɴ',
  'Ádmin',
  'ⓐⓓⓜⓘⓝ',
  'ＭＯＤ',
  'Host',
  'H0st',
  'Ηost',
  'Support',
  'Suррort',
  'Support Team',
  'System',
  'Systern',
  '5ystem',
  'Sүstem',
  'Moderator',
  'M0derator',
  'Mоderator',
  'Riftlight',
  'RiftIight',
];
const ADDRESSES = [
  'http://x.y',
  'www.example',
  'evil.com',
  'evil . com',
  'evil (dot) com',
  'evil dot com',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'Free BE at abc.xyz',
  'discord.gg/abc',
  'discord gg',
  't.me/abc',
  'example.de',
  'example.invalid:3000',
  'me@home.org',
  'me (at) home.org',
  '127.0.0.1',
];

describe('refusesName', () => {
  it.each([...INNOCENT_WORDS.split(' '), ...INNOCENT_NAMES])('accepts %s', async (name) => {
    expect(await refusesName(name)).toBe(false);
  });

  it('accepts the names of the game', async () => {
    const known = [...champions, ...items, ...spells].map(({ name }) => name);
    const refused = await Promise.all(known.map(async (name) => ((await refusesName(name)) ? name : '')));
    expect(refused.filter((name) => name !== '')).toEqual([]);
  });

  it.each(ENGLISH.split('|'))('refuses a slur: %s in ROT13', async (name) => {
    expect(await refusesName(rot13(name))).toBe(true);
  });

  it.each(LOOK_ALIKES)('refuses a slur in look-alike letters: %#', async (name) => {
    expect(await refusesName(name)).toBe(true);
  });

  it.each(FOREIGN)('refuses a slur in %s: %s in ROT13', async (_language, name) => {
    expect(await refusesName(rot13(name))).toBe(true);
  });

  it.each(CODES)('refuses the code %s', async (name) => expect(await refusesName(name)).toBe(true));

  it.each(POSING)('refuses %s, which poses as the hub', async (name) => {
    expect(await refusesName(name)).toBe(true);
  });

  it.each(ADDRESSES)('refuses the address %s', async (name) => expect(await refusesName(name)).toBe(true));
});
