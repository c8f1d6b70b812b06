import { singular, stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';
import { tokenize } from '@brandwright/language/words/tokens.ts';
import type { DialogueState } from '../ground/conversation/state.ts';
import type { OfferedOption } from '../ground/conversation/turn-context.ts';

const places = ['first|1(?:st)?|top', 'second|2(?:nd)?', 'third|3(?:rd)?', 'last|bottom'].map(
  (word) => new RegExp(`^(?:the )?(?:${word})(?: one| option| change)?$`),
);

/** "The first one", "2", "the last": which of some things in order a reply means; undefined where it names no place. */
export function atPlace<T>(words: string, things: readonly T[]): T | undefined {
  const place = places.findIndex((one) => one.test(words));
  return place < 0 ? undefined : things.at(place === places.length - 1 ? -1 : place);
}

const opening =
  /^\W*(?:(?:yes|yeah|yep|ok|okay|sorry|no|oh|ah|well|just|only|i mean(?:t)?|it['’]?s|make it|take|for)\b[,.! ]*)*/;
const closing = /[\s.!?,]*(?:please|pls|plz|thanks|ta|thx)?[\s.!?]*$/;

/** More words than these tell more than which one. */
const mostWords = 4;

/**
 * The one of what the last answer offered that a short reply chooses: by its place, by what its button says, or, of records to choose
 * from, by words that stand in the name of one alone ("hanoi"). Null where it chooses none.
 */
export function chosenOption(text: string, { offered, asked }: DialogueState): OfferedOption | null {
  if (offered.length === 0) return null;
  const words = text.toLowerCase().replace(opening, '').replace(closing, '').replaceAll(/\s+/g, ' ');
  if (words === '') return null;
  // Of more choices than are offered, the last one offered isn't the last.
  const isCut = asked !== null && asked.choices.length > offered.length;
  const placed = isCut && /\b(?:last|bottom)\b/.test(words) ? undefined : atPlace(words, offered);
  if (placed) return placed;
  const said = offered.filter(({ label }) =>
    [label, nameOf(label)].some((one) => one.toLowerCase() === words),
  );
  if (said.length === 1) return said[0] ?? null;
  if (asked === null) return null;
  const telling = stemsOf(words);
  if (telling.length === 0 || words.split(' ').length > mostWords) return null;
  const called = offered.filter(({ label }) => {
    const own = new Set(stemsOf(nameOf(label)));
    return telling.every((word) => own.has(word));
  });
  return called.length === 1 ? (called[0] ?? null) : null;
}

/** "Ines Bennett, CREDIT-5612" of "Cancel a store credit: Ines Bennett, CREDIT-5612". */
const nameOf = (label: string): string => label.replace(/^[^:]*: /, '');

const stemsOf = (text: string): string[] =>
  tokenize(text).flatMap(({ lower }) =>
    stopWords.has(lower) || /^ones?$/.test(lower) ? [] : [stem(singular(lower))],
  );
