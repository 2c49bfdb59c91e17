import type { RegExpMatcher } from 'obscenity';
import type { HoldsSlur } from './username.ts';

/** Names and words of everyday life in which the list finds a word that nobody meant. */
const INNOCENT = (
  'anali analí analie analy anush arshit akshit ikshit cumin cummings danaly dickie dickin dickson fagan fagin fagot fu fuki ' +
  'fukuda fukuo georgy hooker janal kanal kikelomo kiker negroni orgyen peniston pussycat ranald raper retardant sanus ' +
  'semenov semenya slutsk tanal titta titti turdus vandyke'
).split(' ');

let matcher: Promise<RegExpMatcher> | undefined;

/** Looks a name up in the list of the library `obscenity`, which is loaded when the first name has to be judged. */
export const holdsSlur: HoldsSlur = async (name) => {
  matcher ??= loadMatcher();
  const found = (await matcher).getAllMatches(name);
  return found.some(({ startIndex, endIndex }) => !isNumber(name.slice(startIndex, endIndex + 1)));
};

/** The list reads digits as the letters they resemble; a number that stands by itself is a number. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

async function loadMatcher(): Promise<RegExpMatcher> {
  const { DataSet, RegExpMatcher, englishDataset, englishRecommendedTransformers } = await import(
    'obscenity'
  );
  const list = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .addPhrase((phrase) => INNOCENT.reduce((built, term) => built.addWhitelistedTerm(term), phrase));
  return new RegExpMatcher({ ...list.build(), ...englishRecommendedTransformers });
}
