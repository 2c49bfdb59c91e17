let early = '';

const note = (): void => {
  early = document.querySelector<HTMLInputElement>('form input')?.value ?? early;
};

/** Notes what a visitor writes into static markup: React may draw it anew, in another language or because a browser has translated it. */
export function noteEarlyText(): void {
  note();
  addEventListener('input', note, true);
}

/** The text of the form's field; from now on nothing is noted. */
export function takeEarlyText(): string {
  removeEventListener('input', note, true);
  const text = early;
  early = '';
  return text;
}
