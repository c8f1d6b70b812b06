import { isOtherTongue } from '../words/other-tongues.ts';
import { closingOf, type Closing } from './closing.ts';
import { greetingTo, isGreeted } from './greeting.ts';
import { asSentence, withCapital } from './sentence.ts';

/** Between whom a letter goes. */
export interface LetterSides {
  /** The company that reads it. */
  recipient: string;
  /** Who writes: the person's name, and the store's where it has one. */
  person: string | null;
  store: string | null;
}

/**
 * A message as it goes to a company: the words stay exactly as they were said; what is missing of a letter is put
 * around them. A capital first, a mark at the end, a greeting where there is none, a signature where there is none.
 * Polishing twice changes nothing. An empty text stays empty.
 */
export function polishLetter(text: string, { recipient, person, store }: LetterSides): string {
  const said = text.trim();
  if (said === '') return '';
  const names = [person, person?.split(' ')[0], store, nobody].filter((name): name is string =>
    Boolean(name),
  );
  const closing = closingOf(said, names);
  const letter = isGreeted(said, recipient)
    ? withMarks(said, closing)
    : `${greeting(said, recipient)}\n\n${withMarks(said, closing)}`;
  const signature = signatureOf({ person, store });
  if (closing === 'signed') return letter;
  if (closing === 'unnamed') return `${letter}\n${signature}`;
  return `${letter}\n\n${isOtherTongue(said) ? '' : 'Best regards,\n'}${signature}`;
}

/** Capital and end of what was said; a signature and the line above it stay as they were written. */
function withMarks(said: string, closing: Closing): string {
  if (closing === 'none') return asSentence(said);
  if (closing === 'signed') return withCapital(said);
  const at = said.lastIndexOf('\n');
  const body = said.slice(0, at).trimEnd();
  return asSentence(body) + said.slice(body.length);
}

/** A line that is published or sent along: a review, a reason, a note. */
export const polishNote = asSentence;

const nobody = 'The team';

/** Nora Lindqvist, Fog & Fern. */
export const signatureOf = ({ person, store }: Pick<LetterSides, 'person' | 'store'>) =>
  [person, store].filter(Boolean).join(', ') || nobody;

/** An English greeting before another tongue would be odd: the name alone greets in all. */
const greeting = (said: string, recipient: string) =>
  isOtherTongue(said) ? `${recipient},` : greetingTo(recipient);
