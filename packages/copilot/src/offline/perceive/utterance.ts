import { plainText } from '@brandwright/language/text.ts';
import { readValues } from '@brandwright/language/values/read-values.ts';
import { overlaps, type Value } from '@brandwright/language/values/value.ts';
import { repairSpelling, type Vocabulary } from '@brandwright/language/words/spelling.ts';
import { tokenize, type Token } from '@brandwright/language/words/tokens.ts';
import { isOwnDay } from './own-day.ts';
import { partOutdated } from './outdated.ts';
import { requestWithin } from './request-within.ts';

/** A message with what can be read from it before it is known what it asks for. All places are those of `text`. */
export interface Utterance {
  /** As it was typed. Whatever is stored or sent is quoted from it. */
  text: string;
  words: readonly Token[];
  values: readonly Value[];
  /** Figures that others of the message take the place of; they stand for nothing. */
  outdated: readonly Value[];
  /** Words of the part that asks for something; all of them where the message only asks or only tells. */
  asking: readonly Token[];
  now: Date;
}

/** Reads a message. Slips are repaired for understanding only; `names` are words of records that it may hold. */
export function perceive(
  text: string,
  now: Date,
  vocabulary: Vocabulary,
  names: readonly string[],
): Utterance {
  const plain = plainText(text);
  const repaired = repairSpelling(plain, vocabulary, names);
  const back = (at: number) => repaired.origin[at] ?? plain.length;
  const asTyped = readValues(plain, now);
  const withRepairs =
    repaired.text === plain
      ? []
      : readValues(repaired.text, now).map((value) => {
          const [start, end] = [back(value.start), back(value.end - 1) + 1];
          return { ...value, start, end, text: plain.slice(start, end) };
        });
  const more = withRepairs.filter((value) => !asTyped.some((other) => overlaps(other, value)));
  const words = tokenize(repaired.text).map((token) => {
    const [start, end] = [back(token.start), back(token.end - 1) + 1];
    return { ...token, start, end, text: plain.slice(start, end) };
  });
  const within = requestWithin(plain);
  const asking = within
    ? words.filter(({ start, end }) => start >= within.start && end <= within.end)
    : words;
  const values = [...asTyped, ...more]
    .filter((value) => !isOwnDay(value, plain))
    .sort((a, b) => a.start - b.start);
  return { text: plain, words, ...partOutdated(plain, values), asking, now };
}
