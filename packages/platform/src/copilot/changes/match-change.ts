import { identifierWords, tokenize } from '@brandwright/language/words/tokens.ts';
import { stem } from '@brandwright/language/words/stems.ts';
import { stopWords } from '@brandwright/language/words/stop-words.ts';

/** What of a journal entry its words are compared with. */
export interface DescribedChange {
  operation: string;
  /** The operation's title. */
  title: string;
  summary: string;
  input: unknown;
}

/** Words that point at a change without saying which. */
const pointing = new Set(
  `change edit update action step earlier recent recently ago today yesterday morning afternoon evening
  made make put set did you partner back undo revert reverse reversal undone take taken from`
    .split(/\s+/)
    .map(stem),
);

/** Words for the same change. */
const alike = [
  'hold held pause paused',
  'archive archived archiving away',
  'delete deleted deletion remove removed removal trash',
  'note noted comment',
  'favorite star starred',
  'dismiss dismissed hide hidden',
  'snooze snoozed reminder',
  'color recolor palette',
  'remember remembered fact',
].map((words) => new Set(words.split(' ').map(stem)));

/** The words of a phrase that say which change is meant; none in "the last change". */
export const tellingWordsOf = (phrase: string): string[] =>
  tokenize(phrase).flatMap(({ lower, stem: root }) =>
    stopWords.has(lower) || pointing.has(root) || lower.length < 2 ? [] : [root],
  );

/** Whether every telling word of a phrase is in a change: in its summary, its title or what was put in. */
export function isMeant(phrase: string, change: DescribedChange): boolean {
  const telling = tellingWordsOf(phrase);
  const own = wordsOf(change);
  return telling.length > 0 && telling.every((word) => sameAs(word).some((same) => own.has(same)));
}

/** Words that mean the same as a telling word, itself first. */
export const sameAs = (word: string): string[] => [
  ...new Set([word, ...alike.filter((same) => same.has(word)).flatMap((same) => [...same])]),
];

/** What a change of a name is called, though nothing of it says so. */
export const renamed = 'renam';
export const renaming = /^(?:update|edit|change|set|rename)_/;

function wordsOf({ operation, title, summary, input }: DescribedChange): Set<string> {
  const said = [...tokenize(title), ...tokenize(summary), ...tokenize(valuesOf(input, 0).join(' '))];
  const renames = renaming.test(operation) && isNamed(input) ? [renamed] : [];
  return new Set([...identifierWords(operation).map(stem), ...said.map((token) => token.stem), ...renames]);
}

/** Whether a change gave a name. */
const isNamed = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && ('name' in input || 'title' in input);

/** Values of an input and the names of its fields: what a change of settings was about. Ids say nothing. */
function valuesOf(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return /^[0-9a-f-]{32,}$/i.test(value) ? [] : [value.slice(0, 200)];
  if (typeof value === 'number') return [String(value)];
  if (depth > 2 || value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.slice(0, 12).flatMap((one) => valuesOf(one, depth + 1));
  return Object.entries(value).flatMap(([name, one]) => [
    identifierWords(name).join(' '),
    ...valuesOf(one, depth + 1),
  ]);
}
