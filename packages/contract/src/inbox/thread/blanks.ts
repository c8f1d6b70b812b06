import { blanksIn } from '@brandwright/language/outgoing/blanks.ts';

/** What of a text is still to be filled in before it may go, each once: the words inside, or the mark where it has none. */
export const namesOfBlanks = (text: string): string[] => [
  ...new Set(blanksIn(text).map(({ text: whole, name }) => name || whole)),
];
