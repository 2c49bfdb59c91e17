import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { GuessSearch } from './guess-search.tsx';
import type { Candidate } from './puzzle.ts';

const CANDIDATES = ['Cassiopeia', "Kai'Sa", 'Miss_Fortune'].map((name) => ({ id: name, name }));
const texts = {
  title: '',
  line: '',
  solved: '',
  givenUp: '',
  search: 'Champion',
  placeholder: 'Search for a champion',
  noneFits: 'No champion fits. Those you have guessed are left out.',
  todaysAnswer: "Today's champion is",
};

function Page() {
  const [text, setText] = useState('');
  return (
    <GuessSearch
      texts={texts}
      candidates={CANDIDATES}
      text={text}
      disabled={false}
      refusal={undefined}
      onType={setText}
      onGuess={vi.fn<(candidate: Candidate) => void>()}
      picture={() => null}
      onGiveUp={undefined}
      isPractice={false}
    />
  );
}

it.each([
  ['sio', 'Cas[sio]peia'],
  ['sío', 'Cas[sio]peia'],
  ['kaisa', "[Kai]'[Sa]"],
  ['mf', '[M]iss [F]ortune'],
])('marks the letters that %s has matched', async (query, shown) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<Page />);
  await userEvent.type(screen.getByRole('combobox'), query);
  const marked = screen.getByRole('option').innerHTML.replaceAll('<mark>', '[').replaceAll('</mark>', ']');
  expect(marked.replaceAll(/<\/?own-text>/g, '')).toContain(shown);
});
