/** The form that product words ask for: "face serum" → dropper. A box for what is not known. */
export function formOf(words: string): string {
  return /serum/i.test(words) ? 'dropper' : 'box';
}
