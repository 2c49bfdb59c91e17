const WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

/** A number that begins a sentence: a word up to twelve, digits above. */
export const countWord = (count: number): string => WORDS[count] ?? String(count);
