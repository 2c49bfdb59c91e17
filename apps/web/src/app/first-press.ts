/**
 * Keeps the last press on the static markup, whose buttons do nothing yet and whose form cannot be sent. Returns a function
 * that repeats it, to be called once they work.
 */
export function keepPress(): () => void {
  let repeat: (() => void) | undefined;
  const onClick = ({ target }: MouseEvent): void => {
    const button = (target as Element).closest('button');
    repeat = () => button?.click();
  };
  const onKey = ({ key, target }: KeyboardEvent): void => {
    // Only a field has a form that Enter would send.
    if (key === 'Enter') repeat = () => (target as HTMLInputElement).form?.requestSubmit();
  };
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('click', onClick);
    removeEventListener('keydown', onKey);
    // React tells the form what was typed before only after its own work.
    if (repeat !== undefined) setTimeout(repeat);
  };
}
